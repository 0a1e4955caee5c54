import { counted } from '#web/shared/words/numbers'

/** What is said in areas/seeker/jobs/find/filters. */
export const words = {
  // DayFilter
  days: 'Days',

  // FilterSheet
  moreThanJobs: (value: number) => `more than ${value} jobs`,
  job: (total: number) => counted(total, 'job'),
  filters: 'Filters',
  clear: (chosen: number) => `Clear ${chosen}`,
  show: (found: string) => `Show ${found}`,

  // Filters
  postedLast7Days: 'Posted in the last 7 days',
  notAppliedYet: 'Not applied yet',
  kindOfWork: 'Kind of work',
  role: 'Role',
  jobLength: 'Job length',
  moreFilters: 'More filters',

  // HoursFilter
  any: 'Any',
  hoursAWeek: 'Hours a week',
  atLeast: 'At least',
  atMost: 'At most',

  // PayFilter
  pay: 'Pay',
  per: 'Per',

  // PlaceFields
  somewhereElse: 'Somewhere else',
  cityOrPostcode: 'City or postcode',
  where: 'Where',
  anywhere: 'Jobs everywhere.',
  near: (from: string, limit: string) => `Jobs up to ${limit} from ${from}.`,
  clearLocation: 'Clear location',
  within: 'Within',
}
