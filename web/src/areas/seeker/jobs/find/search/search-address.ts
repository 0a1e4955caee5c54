import type { Input } from '@evenshift/contract/call'
import type { Tag } from '@evenshift/contract/model/job/search'
import { jobFlagNames } from '@evenshift/contract/states/job/job-terms'
import type { SeekerService } from '@evenshift/contract/seeker/service'

/** How many jobs are asked for at a time. */
export const FOUND_SIZE = 20
/** Five miles. */
const USUAL_RADIUS_KM = '8'
/** How far around its place a search goes, in kilometres. */
export const radiusOf = (address: URLSearchParams): string => address.get('radiusKm') || USUAL_RADIUS_KM

type SearchQuery = NonNullable<Input<SeekerService['searchJobs']>['query']>
type MapQuery = NonNullable<Input<SeekerService['jobMap']>['query']>

export const findTabs = ['fits-my-week', 'near', 'all'] as const
export type FindTab = (typeof findTabs)[number]

/** The filters that hold one value, in the order of their chips. */
export const single = [
  'q',
  'location',
  'outcode',
  'salaryMin',
  'hoursMin',
  'hoursMax',
  'postedWithin',
  ...jobFlagNames,
  'excludeApplied',
] as const
/** The filters that hold several. */
export const several = ['sector', 'jobRole', 'skills', 'contractLength', 'days', 'times'] as const
/** What says more of a filter and goes with it. */
const companions = { radiusKm: 'location', salaryUnit: 'salaryMin' } as const
export type SingleFilter = (typeof single)[number]
export type SeveralFilter = (typeof several)[number]

/** The way to work, where it differs from the profile's: not filters, but what is near. */
export const wayKeys = ['from', 'travelMinutes', 'travelMode'] as const

/** How near each tab asks a job to be. */
const reachOf: Readonly<Record<FindTab, Pick<SearchQuery, 'reach'>>> = {
  'fits-my-week': { reach: 'fits' },
  near: { reach: 'near' },
  all: {},
}

/** The same search in another tab. */
export function withTab(address: URLSearchParams, tab: FindTab): URLSearchParams {
  const next = new URLSearchParams(address)
  next.set('tab', tab)
  next.delete('page')
  return next
}

/** An address from before there were these tabs, as it reads now; null where it is one of today's. */
export function renamedTab(address: URLSearchParams): URLSearchParams | null {
  return address.get('tab') === 'recommended' ? withTab(address, 'fits-my-week') : null
}

const valueOf = (address: URLSearchParams, key: string): Record<string, string> => {
  const value = address.get(key)
  return value ? { [key]: value } : {}
}

/** What an address narrows the jobs by; what the server cannot take is for it to refuse. */
export function filtersAsked(address: URLSearchParams, tab: FindTab): MapQuery {
  const lists = Object.fromEntries(several.flatMap((key) => (address.has(key) ? [[key, address.getAll(key)]] : [])))
  const singles = Object.assign({}, ...[...single, ...wayKeys].map((key) => valueOf(address, key))) as object
  const around = address.get('location') ? { radiusKm: radiusOf(address) } : {}
  const unit = address.get('salaryMin') ? valueOf(address, 'salaryUnit') : {}
  return { ...reachOf[tab], ...singles, ...around, ...unit, ...lists } as MapQuery // an address is text, as the call takes it
}

/** The search that an address means. */
export const searchQueryOf = (address: URLSearchParams, tab: FindTab): SearchQuery => ({
  sort: 'match',
  ...filtersAsked(address, tab),
  ...valueOf(address, 'sort'),
  limit: String(FOUND_SIZE),
})

function dropLonely(address: URLSearchParams): void {
  for (const [key, filter] of Object.entries(companions)) if (!address.get(filter)) address.delete(key)
}

/** The address with other filters; without the page that an older address names. */
function changed(address: URLSearchParams, change: (next: URLSearchParams) => void): URLSearchParams {
  const next = new URLSearchParams(address)
  change(next)
  next.delete('page')
  return next
}

export function withSingle(address: URLSearchParams, values: Readonly<Record<string, string | null>>): URLSearchParams {
  return changed(address, (next) => {
    for (const [key, value] of Object.entries(values))
      if (value) next.set(key, value)
      else next.delete(key)
    dropLonely(next)
  })
}

export const withToggled = (address: URLSearchParams, key: SeveralFilter, value: string): URLSearchParams =>
  changed(address, (next) => {
    const rest = address.getAll(key).filter((one) => one !== value)
    next.delete(key)
    for (const one of address.getAll(key).includes(value) ? rest : [...rest, value]) next.append(key, one)
  })

const tagLists = { role: 'jobRole', sector: 'sector', skill: 'skills' } as const satisfies Partial<Record<Tag['kind'], SeveralFilter>>

/** With what somebody took from the list under the words, instead of the words. */
export function withTag(address: URLSearchParams, { kind, _id, label }: Pick<Tag, 'kind' | '_id' | 'label'>): URLSearchParams {
  if (kind === 'employer') return withSingle(address, { q: label })
  const next = withSingle(address, { q: null })
  if (kind === 'city') return withSingle(next, { location: label, radiusKm: radiusOf(next) })
  const key = tagLists[kind]
  return next.getAll(key).includes(_id) ? next : withToggled(next, key, _id)
}

/** Without any filter; the tab and the order stay. */
export const withoutFilters = (address: URLSearchParams): URLSearchParams =>
  changed(address, (next) => {
    for (const key of [...single, ...several]) next.delete(key)
    dropLonely(next)
  })

export const countFilters = (address: URLSearchParams): number =>
  single.filter((key) => address.has(key)).length + several.reduce((sum, key) => sum + address.getAll(key).length, 0)

/** The filters of an address as a saved search keeps them: without tab and page, with how near its tab asks them to be. */
export function savedQueryOf(address: URLSearchParams, tab: FindTab): string {
  const kept = new URLSearchParams()
  const keys = [...single, ...several, ...wayKeys, ...Object.keys(companions), 'sort']
  for (const key of keys) for (const value of address.getAll(key)) if (value) kept.append(key, value)
  if (kept.has('location')) kept.set('radiusKm', radiusOf(address))
  dropLonely(kept)
  const { reach } = reachOf[tab]
  if (reach) kept.set('reach', reach)
  return kept.toString()
}

/** The address that shows what a saved search finds. */
export function addressOfSaved(query: string): string {
  const address = new URLSearchParams(query)
  const [reach, fits] = [address.get('reach'), address.get('fitsAvailability') === 'true']
  const tab: FindTab = fits || reach === 'fits' ? 'fits-my-week' : reach === 'near' ? 'near' : 'all'
  address.delete('reach')
  address.delete('fitsAvailability')
  address.set('tab', tab)
  return address.toString()
}
