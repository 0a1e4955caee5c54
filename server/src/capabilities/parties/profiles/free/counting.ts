import { plusDays } from '@evenshift/contract/days'
import type { Shift } from '@evenshift/contract/model/week'
import type { BetterWeek } from '@evenshift/contract/states/job/job'
import { minuteOf, shiftMinutes } from '@evenshift/contract/shift-times'
import { askedOf } from '@evenshift/contract/states/job/usual-hours'
import { type AskedWeek, countFree } from '#server/capabilities/parties/profiles/free/store'
import { distanceKm, reachOf, weekOf } from '#server/capabilities/ground/match/public'
import { type Place, cities, placeOf } from '#server/capabilities/ground/reference/public'
import type { Db } from '#server/platform/database/port'

/** Fewer might be somebody that the employer knows. */
const TOLD_FROM = 5
/** Whoever has so many to choose from needs no advice; each that is tried is counted anew. */
const ENOUGH = 200
const VARIED_MOST = 5
/** Who was not here for so long is not counted on. */
const DAYS_AWAY_MOST = 90
/** No one goes further to a part-time job. */
const KM_MOST = 60
/** Half-hours of the way to a shift; who has longer needs as much time as these. */
const WAYS = [0, 1, 2, 3, 4]
const HOUR = 60
/** A shift is cut no shorter than this. */
const MINUTES_LEAST = 2 * HOUR
/** An advice has to be worth a change: a tenth more people, and as many as are told. */
const isWorthIt = (better: number, now: number): boolean => better >= now * 1.1 && better - now >= TOLD_FROM

export interface Sought {
  readonly shifts: readonly Shift[]
  readonly shiftsNeeded: number | null
  readonly place: Place
}
/** Another week for the same work. */
interface Variant {
  readonly how: BetterWeek
  /** Of the shifts as they were given; null where all of them move. */
  readonly index: number | null
  readonly shifts: Shift[]
}
type Better = Variant & { readonly people: number }
export interface FreePeople {
  /** null where there are too few to tell. */
  readonly people: number | null
  readonly better: Better | null
}

const clockOf = (minute: number): string => {
  const of = (minute + 24 * HOUR) % (24 * HOUR)
  return [Math.floor(of / HOUR), of % HOUR].map((part) => String(part).padStart(2, '0')).join(':')
}

/** A start on another day would be another shift. */
const isSameDay = (start: number): boolean => start >= 0 && start < 24 * HOUR
function movedBy(shift: Shift, { start = 0, end = 0 }: { readonly start?: number; readonly end?: number }): Shift | null {
  const begins = minuteOf(shift.start) + start
  if (!isSameDay(begins) || shiftMinutes(shift) - start + end < MINUTES_LEAST) return null
  return { ...shift, start: clockOf(begins), end: clockOf(minuteOf(shift.end) + end) }
}

/** Each long shift an hour later at its start or earlier at its end, and all of them an hour later or earlier. */
function otherTimes(shifts: readonly Shift[]): Variant[] {
  const ones = shifts.flatMap((shift, index): Variant[] => {
    const changed = { start: movedBy(shift, { start: HOUR }), end: movedBy(shift, { end: -HOUR }) }
    return (['start', 'end'] as const).flatMap((how) => (changed[how] ? [{ how, index, shifts: shifts.with(index, changed[how]) }] : []))
  })
  const all = (how: 'later' | 'earlier', by: number): Variant[] => {
    const moved = shifts.flatMap((shift) => movedBy(shift, { start: by, end: by }) ?? [])
    return moved.length === shifts.length ? [{ how, index: null, shifts: moved }] : []
  }
  return [...ones, ...all('later', HOUR), ...all('earlier', -HOUR)]
}

/** The week without each of its shifts, as long as one person can still work as many. */
function fewerShifts(shifts: readonly Shift[], shiftsNeeded: number | null): Variant[] {
  if (shifts.length <= Math.max(1, shiftsNeeded ?? 1)) return []
  return shifts.map((_, index) => ({ how: 'without', index, shifts: shifts.toSpliced(index, 1) }))
}

/** Who lives near the place and was here lately, for each of these weeks of shifts. */
async function countAll(
  db: Db,
  place: Place,
  weeks: readonly (readonly Shift[])[],
  shiftsNeeded: number | null,
  now: Date,
): Promise<number[]> {
  const near = cities().filter((city) => distanceKm(city, place) <= KM_MOST)
  const totals = weeks.map(() => 0)
  if (near.length === 0 || weeks.length === 0) return totals
  const asked = weeks.flatMap((shifts): AskedWeek[] =>
    WAYS.map((halfHours) => ({ shifts: shifts.map((shift) => weekOf([shift], halfHours)), asked: askedOf({ shifts, shiftsNeeded }) })),
  )
  const since = plusDays(now, -DAYS_AWAY_MOST)
  for (const { city, outcode, travelMode, travelMinutes, counts } of await countFree(
    db,
    near.map(({ name }) => name),
    since,
    asked,
  )) {
    const { isInReach, halfHours } = reachOf(place, { home: placeOf(outcode, city), travelMode, travelMinutes })
    if (!isInReach) continue
    const way = Math.min(halfHours, WAYS.length - 1)
    for (const at of totals.keys()) totals[at] = (totals[at] ?? 0) + (counts[at * WAYS.length + way] ?? 0)
  }
  return totals
}

/** How many people within their own reach of a place are free for a job's shifts, with the way there. */
export async function freePeople(db: Db, { shifts, shiftsNeeded, place }: Sought, now: Date): Promise<FreePeople> {
  const [people = 0] = await countAll(db, place, [shifts], shiftsNeeded, now)
  const isAdvised = people < ENOUGH && shifts.length <= VARIED_MOST
  const times = isAdvised ? otherTimes(shifts) : []
  const fewer = isAdvised ? fewerShifts(shifts, shiftsNeeded) : []
  const variants = [...times, ...fewer]
  const counted = await countAll(
    db,
    place,
    variants.map((variant) => variant.shifts),
    shiftsNeeded,
    now,
  )
  const best = (among: readonly Variant[]): Better | null => {
    const [first] = among
      .map((variant) => ({ ...variant, people: counted[variants.indexOf(variant)] ?? 0 }))
      .toSorted((a, b) => b.people - a.people)
    return first !== undefined && isWorthIt(first.people, people) ? first : null
  }
  return { people: people < TOLD_FROM ? null : people, better: best(times) ?? best(fewer) }
}
