import { type JobFlag, isJobFlag } from '@evenshift/contract/states/job/job-terms'
import { flagWords } from '@evenshift/contract/states/job/term-words'
import type { SearchSort } from '@evenshift/contract/states/job/search'
import type { ShiftTime } from '@evenshift/contract/states/week'
import {
  type FindTab,
  type SeveralFilter,
  type SingleFilter,
  radiusOf,
  several,
  single,
} from '#web/areas/seeker/jobs/find/search/search-address'
import { payWords } from '#web/shared/words/pay'

export const tabWords: Readonly<Record<FindTab, string>> = { 'fits-my-week': 'Fits my week', near: 'Near you', all: 'Everywhere' }
/** What a search of a tab finds while nothing narrows it, as the name under which it's saved. */
export const allWords: Readonly<Record<FindTab, string>> = {
  'fits-my-week': 'All jobs that fit my week',
  near: 'All jobs near me',
  all: 'All jobs',
}

/** When shifts are. */
export const timeWords: Readonly<Record<ShiftTime, string>> = {
  morning: 'Mornings',
  afternoon: 'Afternoons',
  evening: 'Evenings',
  weekend: 'Weekends',
}

export const radii = [
  { value: '2', label: '1 mile' },
  { value: '5', label: '3 miles' },
  { value: '8', label: '5 miles' },
  { value: '16', label: '10 miles' },
  { value: '24', label: '15 miles' },
  { value: '40', label: '25 miles' },
] as const

/** What a job may be asked to pay for at least. */
/** After "Per". */
export const payUnits = [
  { value: 'hour', label: 'hour' },
  { value: 'day', label: 'day' },
  { value: 'week', label: 'week' },
  { value: 'month', label: 'month' },
  { value: 'year', label: 'year' },
] as const
export const payUnitOf = (address: URLSearchParams) => payUnits.find(({ value }) => value === address.get('salaryUnit'))?.value ?? 'hour'

/** A figure of a facet, which may be the least there are. */
export const facetCount = (jobs: number, isLeast: boolean): string => (isLeast ? `${jobs}+` : `${jobs}`)

/** The same for those who hear it. */
export const facetWords = (jobs: number, isLeast: boolean): string =>
  `${facetCount(jobs, isLeast)} ${jobs === 1 && !isLeast ? 'job' : 'jobs'}`

export const sortWords: Readonly<Record<SearchSort, string>> = {
  match: 'Best match',
  newest: 'Newest',
  salary: 'Highest pay',
  closing: 'Closing soon',
  distance: 'Nearest',
}

const singleWords: Readonly<Record<Exclude<SingleFilter, JobFlag>, (value: string, address: URLSearchParams) => string>> = {
  q: (value) => `“${value}”`,
  location: (value, address) => {
    const radius = radii.find((one) => one.value === radiusOf(address))
    return radius ? `${value}, ${radius.label}` : value
  },
  outcode: (value) => `In ${value}`,
  salaryMin: (value, address) => `From ${payWords(Number(value), payUnitOf(address))}`,
  hoursMin: (value) => `From ${value} hours`,
  hoursMax: (value) => `Up to ${value} hours`,
  postedWithin: (value) => (value === '1' ? 'Since yesterday' : `Last ${value} days`),
  excludeApplied: () => 'Not applied yet',
}

const wordsOf = (key: SingleFilter, value: string, address: URLSearchParams): string =>
  isJobFlag(key) ? flagWords[key][value === 'false' ? 'no' : 'yes'] : singleWords[key](value, address)

export interface ChosenFilter {
  readonly key: SingleFilter | SeveralFilter
  readonly value: string
  readonly text: string
}

/** The name of one value of a filter that holds several; undefined while it is not known. */
export type NameOf = (key: SeveralFilter, id: string) => string | undefined

/** Every chosen filter in words. */
export const chosenFilters = (address: URLSearchParams, nameOf: NameOf): ChosenFilter[] => [
  ...single.flatMap((key) => {
    const value = address.get(key)
    return value ? [{ key, value, text: wordsOf(key, value, address) }] : []
  }),
  ...several.flatMap((key) => address.getAll(key).map((value) => ({ key, value, text: nameOf(key, value) ?? 'Kind of work' }))),
]
