import { DAY_MINUTES, type Wall, dayOf, mondayOf, weekOf } from '#web/areas/seeker/profile/timetable/london-wall'
import type { Occurrence } from '#web/areas/seeker/profile/timetable/occurrences'
import type { BusySpan } from '#web/ui/week/own-week'
import { timeOf } from '#web/ui/week/times'

/** How many weeks of a file are looked at, from the first one that has something. */
const WEEKS = 8
const HALF_HOUR = 30
const LABEL_MOST = 80

const clock = (wall: Wall): string => timeOf(((wall % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES)

/** A class in whole half-hours; null for what lasts a day or more, or no time at all. */
function spanOf({ label, start, end }: Occurrence): BusySpan | null {
  const from = Math.floor(start / HALF_HOUR) * HALF_HOUR
  const to = Math.ceil(end / HALF_HOUR) * HALF_HOUR
  if (end <= start || to - from >= DAY_MINUTES) return null
  const name = label.replace(/\s+/g, ' ').trim().slice(0, LABEL_MOST).trim()
  return { day: dayOf(from), start: clock(from), end: clock(to), label: name || 'Class' }
}

/**
 * What comes again from week to week: whatever is there in two weeks at least, or everything where the file has only one.
 * The most frequent come first.
 */
export function weeklyPattern(occurrences: readonly Occurrence[]): BusySpan[] {
  const first = Math.min(...occurrences.map(({ start }) => weekOf(start)))
  const seen = new Map<string, { readonly span: BusySpan; readonly weeks: Set<number> }>()
  const weeks = new Set<number>()
  for (const occurrence of occurrences) {
    const span = spanOf(occurrence)
    if (span === null || occurrence.start >= mondayOf(first + WEEKS)) continue
    const key = JSON.stringify(span)
    const known = seen.get(key) ?? { span, weeks: new Set<number>() }
    known.weeks.add(weekOf(occurrence.start))
    weeks.add(weekOf(occurrence.start))
    seen.set(key, known)
  }
  const least = weeks.size === 1 ? 1 : 2
  return [...seen.values()]
    .filter((one) => one.weeks.size >= least)
    .sort((a, b) => b.weeks.size - a.weeks.size)
    .map(({ span }) => span)
}
