/** What is said in shared/birth. */
export const words = {
  // BirthFields
  dateOfBirth: 'Date of birth',
  day: 'Day',
  month: 'Month',
  year: 'Year',

  // birth-day
  enterDateOfBirth: 'Enter your date of birth',
  checkDay: 'Check the day: months have 31 days at most',
  checkMonth: 'Check the month: it’s a number from 1 to 12',
  checkYear: 'Check the year: enter all four digits, like 2006',
  noSuchDay: (day: number, month: string) => `There’s no ${day} ${month}. Check the day and month`,
  noLeapDay: (year: number) => `There’s no 29 February in ${year}. Check the day and year`,
}
