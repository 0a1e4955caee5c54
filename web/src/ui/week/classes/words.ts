/** What is said in ui/week/classes. */
export const words = {
  // ClassList
  addAClass: 'Add a class',
  editClass: 'Edit class',

  // ClassSheet
  save: 'Save',
  name: 'Name',
  enterNameLikeLecture: 'Enter a name, like Lecture',
  day: 'Day',
  from: 'From',
  to: 'To',

  // ClassList
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
}
