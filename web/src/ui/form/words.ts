/** What is said in ui/form. */
export const words = {
  // MonthField
  month: (label: string) => `${label}, month`,
  monthLabel: 'Month',
  year: (label: string) => `${label}, year`,
  yearLabel: 'Year',

  // MultiSelectField
  clear: (label: string) => `Clear ${label}`,

  // date-fault
  chooseDateUp: (last: string) => `Choose a date up to ${last}.`,
  chooseADateFrom: (first: string) => `Choose a date from ${first}.`,

  // nothing-found
  noMatches: 'No matches',
}
