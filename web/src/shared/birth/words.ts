/** What is said in shared/birth. */
export const words = {
  // BirthFields
  dateOfBirth: 'Date of birth',
  day: 'Day',
  month: 'Month',
  year: 'Year',

  // birth-day
  enterDateOfBirth: 'Enter your date of birth',
}
