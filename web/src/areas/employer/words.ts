/** What is said in areas/employer. */
export const words = {
  // CompanyItems
  company: 'Company',
  team: 'Team',
  plan: 'Plan',

  // EmployerArea
  home: 'Home',
  jobs: 'Jobs',
  applicants: 'Applicants',
  messages: 'Messages',
  questions: 'Questions',

  // ForManagers
  youreReviewerCanRead: 'You’re a reviewer, so you can read, score and add notes. Ask an owner to change your role.',
  viewApplicants: 'View applicants',

  // ListTools
  sortBy: 'Sort by',

  // PeopleField
  people: 'People',
  onePersonFewer: (value: string) => `One person fewer, ${value}`,
  oneMorePerson: (value: string) => `One more person, ${value}`,

  // RowMenu
  moreActionsFor: (name: string) => `More actions for “${name}”`,
  edit: 'Edit',
  delete: 'Delete',

  // ShiftFields
  none: 'None',
  min: (minutes: number) => `${minutes} min`,
  shifts: 'Shifts',
  shift: (place: number, day: string) => `Shift ${place}, ${day}`,
  day: 'Day',
  from: 'From',
  to: 'To',
  unpaidBreak: 'Unpaid break',
  remove: (name: string) => `Remove ${name}`,
  addAShift: 'Add a shift',
}
