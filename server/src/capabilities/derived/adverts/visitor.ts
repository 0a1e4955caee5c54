/** Who searches without an account: a place and whole days, in the terms of a seeker's search. */
import { WAY_MINUTES_DEFAULT, WEEK_HALF_HOURS } from '@evenshift/contract/constants'
import type { MatchSeeker } from '#server/capabilities/ground/match/public'
import type { Place } from '#server/capabilities/ground/reference/public'
import { type SearchScope, seekerSide } from '#server/capabilities/ground/search/public'

const HALF_HOURS_A_DAY = WEEK_HALF_HOURS / 7
/** A night counts as the evening before, until six. */
const NIGHT_HALF_HOURS = 12

/** A week in which these days are free, 1 = Sunday, each with its night. */
function weekFreeOn(days: readonly number[]): string {
  const week = Array.from({ length: WEEK_HALF_HOURS }, () => '0')
  for (const day of days) {
    const first = (day - 1) * HALF_HOURS_A_DAY
    for (let at = first; at < first + HALF_HOURS_A_DAY + NIGHT_HALF_HOURS; at++) week[at % WEEK_HALF_HOURS] = '1'
  }
  return week.join('')
}

const visitor = (home: Place | null, days: readonly number[]): MatchSeeker => ({
  skills: [],
  interests: [],
  free: days.length === 0 ? null : weekFreeOn(days),
  busy: [],
  home,
  travelMode: null,
  travelMinutes: WAY_MINUTES_DEFAULT,
})

interface Visit {
  /** Null for all of the country. */
  readonly from: Place | null
  readonly days: readonly number[]
}
/** Jobs within the usual way of a place, all of whose shifts that are asked lie on these days; without either, whatever else is asked. */
export function visitorScope(
  { from, days }: Visit,
  query: SearchScope['query'],
  asOf: Date,
  excluded: readonly string[] = [],
): SearchScope {
  // Most jobs have no shift on a day: those are passed over without a look at their shifts.
  const onDays = days.length > 0 && { days: [...days], fitsAvailability: true }
  const near = from !== null && { reach: 'near' as const }
  return { query: { ...query, ...onDays, ...near }, place: null, side: seekerSide(visitor(from, days)), asOf, excluded }
}
