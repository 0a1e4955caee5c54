import { minutesWords } from '#web/shared/week/worked-hours'
import { counted } from '#web/shared/words/numbers'

/** What the list of found jobs says. */
export const words = {
  whole: 'Fits your week',
  fitPart: (jobs: number, figure: string) => `${figure} more near you ${jobs === 1 ? 'fits' : 'fit'} part of your week.`,
  found: 'Jobs found',
  many: 'jobs',
  failed: 'Search isn’t working right now',

  // FindScreen
  find: 'Find',
  findWork: 'Find work',
  whichJobs: 'Which jobs',
  filters: (chosen: number) => `Filters (${chosen})`,
  filtersLabel: 'Filters',
  showAs: 'Show as',
  list: 'List',
  map: 'Map',
  near: (figure: string, jobs: number, from: string) => `${figure} ${jobs === 1 ? 'job' : 'jobs'}${from && ` near ${from}`}`,

  // NoJobs
  noJobsRightNow: 'No jobs right now',
  noOtherJobsRightNow: 'No other jobs right now',
  wellTellYou: 'New jobs appear here as soon as they’re added.',
  emailMeWhenTheresOne: 'Email me when there’s one',
  nothingNewRightNow: 'Nothing new right now',
  wellEmailYou: {
    daily: 'We’ll email you at 08:00 when there’s one.',
    at_once: 'We’ll email you straight away when there’s one.',
  },
  changeAlert: 'Change this alert',
  seeAllJobs: 'See all jobs',

  // NothingFits
  markWhenYoureFree: 'Mark when you’re free',
  thenCanShowJobs: 'Then we can show you the jobs that fit your week.',
  markYourWeek: 'Mark your week',
  noJobsFitWeek: 'No jobs fit your week yet',
  noOtherJobsFitWeek: 'No other jobs fit your week yet',
  appliedForFitting: (jobs: number) => (jobs === 1 ? 'You’ve applied for one that fits.' : `You’ve applied for ${jobs} that fit.`),
  appliedForFilled: (jobs: number, shifts: number) =>
    `You’ve applied for ${jobs === 1 ? 'one that did. Its' : `${jobs} that did. Their`} ${shifts === 1 ? 'shift is' : 'shifts are'} filled.`,
  seeYourApplications: 'See your applications',
  tooFewShiftsNear: 'The jobs near you have too few shifts left for anyone new. Travel further to see more jobs.',
  nothingNewFitsWeek: 'Nothing new fits your week',
  appliedNear: (jobs: number) => `You’ve applied for the ${jobs === 1 ? 'job' : 'jobs'} near you before.`,
  markForFirst: 'Mark when you’re free, so we can show you the jobs that fit your week.',
  appliedForAllNear: (jobs: number) => (jobs === 1 ? 'You’ve applied for the only job near you' : 'You’ve applied for every job near you'),
  markForNew: 'There are no other jobs yet. Mark when you’re free, so we can show you new ones that fit your week.',
  jobsFitAway: (jobs: number, way: string | null) =>
    way === null
      ? `${counted(jobs, 'job')} ${jobs === 1 ? 'fits' : 'fit'}, further away`
      : jobs === 1
        ? `1 job fits, ${way}`
        : `${jobs} jobs fit, from ${way}`,
  wayWords: (minutes: number, mode: string) => `${minutesWords(minutes)} ${mode}`,
  onlyWithin: (minutes: number) => `We’re only showing jobs within ${counted(minutes, 'minute')}.`,
  showWithin: (minutes: number) => `Show within ${counted(minutes, 'minute')}`,
  longerJourneyMoreFree: 'Travel further or add free hours to see more jobs.',
  seeJobsNearYou: 'See jobs near you',
  editYourWeek: 'Edit your week',

  // NothingFound
  nearYou: 'near you',
  furtherAway: 'further away',
  clearSearch: 'Clear search',
  clearFilters: 'Clear filters',
  tryFewerSimplerWords: 'Try fewer or simpler words.',
  removeFilterSearchWider: 'Remove a filter or search a wider area.',
  noJobsMatch: 'No jobs match',
  noJobsMatchNear: 'No jobs match near you',
  noJobsMatchWeek: 'No jobs match in your week',
  there: (jobs: number, figure: string, value: string) => `There ${jobs === 1 ? 'is' : 'are'} ${figure} ${value}.`,
  see: (jobs: number) => `See ${jobs === 1 ? 'it' : 'them'}`,
  noJobsNearYou: 'No jobs near you',
  allowLongerJourneyFind: 'Allow a longer journey to find more.',

  // SaveSearch
  saveSearch: 'Save search',

  // SaveSearchSheet
  enterNameSearch: 'Enter a name for this search',
  viewSavedSearches: 'View saved searches',
  searchSaved: 'Search saved',
  findItUnderSaved: 'Find it under Saved.',
  saveThisSearch: 'Save this search',
  save: 'Save',
  notNow: 'Not now',
  name: 'Name',
  emailMeNewJobs: 'Email me new jobs',

  // SortMenu
  sortBy: (chosen: string) => `Sort by: ${chosen}`,
}
