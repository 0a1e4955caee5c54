import { counted } from '#web/shared/words/numbers'
import { minutesWords } from '#web/shared/week/worked-hours'

/** What is said in areas/seeker/jobs/find/bar. */
export const words = {
  // FindBar
  search: 'Search',

  // FindSheet
  upTo: (from: string, limit: string) => `${from && `${from}, `}up to ${limit}`,
  searchLabel: 'Search:',
  anyJob: 'Any job',
  filtersChosen: (chosen: number) => `Filters, ${chosen} chosen`,
  filters: 'Filters',

  // PlaceSelect
  noMatches: 'No matches',

  // SearchWords
  role: 'Role',
  kindOfWork: 'Kind of work',
  skill: 'Skill',
  city: 'City',
  employer: 'Employer',
  what: 'What',
  whatJobTitleSkill: 'What: job title, skill or employer',
  anyJobSkillEmployer: 'Any job, skill or employer',
  job: (jobs: number) => counted(jobs, 'job'),

  // WayFields
  from: 'From',
  cityOrPostcode: 'City or postcode',
  within: 'Within',
  travelling: 'Travelling',

  // useWay
  min: (travelMinutes: string, travelMode: string) => `${minutesWords(travelMinutes)} ${travelMode}`,
}
