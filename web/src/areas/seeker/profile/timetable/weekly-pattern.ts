import { commonName } from '#web/areas/seeker/profile/timetable/common-name'
import { DAY_MINUTES, type Wall, dayOf, weekOf } from '#web/areas/seeker/profile/timetable/london-wall'
import type { Occurrence, Unused } from '#web/areas/seeker/profile/timetable/occurrences'
import type { BusySpan } from '#web/ui/week/own-week'
import { timeOf } from '#web/ui/week/times'

/** How often something comes in its term; 'sometimes' is less than every two weeks, or without order. */
export type Rhythm = 'weekly' | 'fortnightly' | 'sometimes' | 'once'

export interface FoundClass extends BusySpan {
  readonly rhythm: Rhythm
  /** The next date in London (YYYY-MM-DD). */
  readonly next: string
}

/** How many weeks ahead are looked at for what repeats: beyond that, a calendar without holidays is in its next term. */
const WEEKS_AHEAD = 8
/** So many weeks with nothing in them lie between two terms. */
const EMPTY_WEEKS = 2
const HALF_HOUR = 30

const clock = (wall: Wall): string => timeOf(((wall % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES)
const dateOf = (wall: Wall): string => new Date(wall * 60_000).toISOString().slice(0, 10)

/** All that happens on one day of the week at one time, in whole half-hours. */
interface Slot {
  readonly day: number
  readonly start: string
  readonly end: string
  readonly times: Occurrence[]
}

function slotsOf(occurrences: readonly Occurrence[]): Slot[] {
  const slots = new Map<string, Slot>()
  for (const occurrence of occurrences) {
    const from = Math.floor(occurrence.start / HALF_HOUR) * HALF_HOUR
    const to = Math.ceil(occurrence.end / HALF_HOUR) * HALF_HOUR
    // Rounded to a whole day it would have no end.
    const end = to - from >= DAY_MINUTES ? from + DAY_MINUTES - HALF_HOUR : to
    const slot = { day: dayOf(from), start: clock(from), end: clock(end), times: [] }
    const key = `${slot.day} ${slot.start} ${slot.end}`
    const known: Slot = slots.get(key) ?? slot
    known.times.push(occurrence)
    slots.set(key, known)
  }
  return [...slots.values()]
}

const weeksOf = (times: readonly Occurrence[]): number[] => [...new Set(times.map(({ start }) => weekOf(start)))].sort((a, b) => a - b)

function rhythmOf(weeks: readonly number[]): Rhythm {
  if (weeks.length === 1) return 'once'
  const gaps = weeks.slice(1).map((week, index) => week - (weeks[index] ?? week))
  const least = Math.min(...gaps)
  if (least === 1) return 'weekly'
  return least === 2 && gaps.every((gap) => gap % 2 === 0) ? 'fortnightly' : 'sometimes'
}

/** The terms of a file: what lies between two gaps. */
function termsOf(occurrences: readonly Occurrence[]): Occurrence[][] {
  const byStart = [...occurrences].sort((a, b) => a.start - b.start)
  const terms: Occurrence[][] = []
  for (const occurrence of byStart) {
    const last = terms.at(-1)?.at(-1)
    if (last && weekOf(occurrence.start) - weekOf(last.start) <= EMPTY_WEEKS) terms.at(-1)?.push(occurrence)
    else terms.push([occurrence])
  }
  return terms
}

/** A term of a file, and what comes in it. */
export interface Pattern {
  /** Its first and its last date in London (YYYY-MM-DD). */
  readonly from: string
  readonly to: string
  readonly classes: readonly FoundClass[]
  /** For each entry that no class comes from, why. */
  readonly unused: ReadonlyMap<number, Unused>
}

/** What of a term still comes, the most frequent first. */
function slotsFrom(term: readonly Occurrence[], thisWeek: number) {
  const first = Math.max(thisWeek, weekOf(term[0]?.start ?? 0))
  return slotsOf(term)
    .map((slot) => ({ slot, weeks: weeksOf(slot.times), next: slot.times.find(({ start }) => weekOf(start) >= thisWeek) }))
    .flatMap(({ slot, weeks, next }) => (next ? [{ slot, rhythm: rhythmOf(weeks), weeks: weeks.length, next }] : []))
    .filter(({ rhythm, next }) => rhythm === 'once' || weekOf(next.start) < first + WEEKS_AHEAD)
    .sort((a, b) => b.weeks - a.weeks)
}

/**
 * What comes from week to week, and what comes once, in the term that runs now or else in the next one; then in those behind it in which
 * something comes again.
 */
export function weeklyPatterns(occurrences: readonly Occurrence[], thisWeek: number): readonly [Pattern, ...Pattern[]] {
  const terms = termsOf(occurrences)
    .filter((term) => term.some(({ start }) => weekOf(start) >= thisWeek))
    .map((term) => ({ term, slots: slotsFrom(term, thisWeek) }))
  const lasting = terms.filter(({ slots }) => slots.some(({ rhythm }) => rhythm !== 'once'))
  const [first = { term: [], slots: [] }, ...others] = lasting.length > 0 ? lasting : terms.slice(0, 1)
  const patternOf = ({ term, slots }: (typeof terms)[number]): Pattern => ({
    from: dateOf(term[0]?.start ?? 0),
    to: dateOf(term.at(-1)?.start ?? 0),
    classes: slots.map(classOf),
    unused: unusedBy(slots, occurrences, thisWeek),
  })
  return [patternOf(first), ...others.map(patternOf)]
}

type Found = ReturnType<typeof slotsFrom>[number]

const classOf = ({ slot: { day, start, end, times }, rhythm, next }: Found): FoundClass => ({
  day,
  start,
  end,
  rhythm,
  label: commonName(times.map(({ label }) => label)),
  next: dateOf(next.start),
})

function unusedBy(slots: readonly Found[], occurrences: readonly Occurrence[], thisWeek: number): Map<number, Unused> {
  const used = new Set(slots.flatMap(({ slot }) => slot.times.map(({ entry }) => entry)))
  const unused = new Map<number, Unused>()
  for (const { entry, start } of occurrences)
    if (!used.has(entry)) unused.set(entry, weekOf(start) >= thisWeek ? 'elsewhere' : (unused.get(entry) ?? 'over'))
  return unused
}
