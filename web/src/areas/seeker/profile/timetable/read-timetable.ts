import { londonWall, mondayOf, weekOf } from '#web/areas/seeker/profile/timetable/london-wall'
import { type Occurrence, occurrencesIn } from '#web/areas/seeker/profile/timetable/occurrences'
import { weeklyPattern } from '#web/areas/seeker/profile/timetable/weekly-pattern'
import { inWeekOrder } from '#web/ui/week/class-spans'
import type { BusySpan } from '#web/ui/week/own-week'

/** How far ahead the first class may lie: whoever has next year's timetable brings it then. */
const WEEKS_AHEAD = 52

/** The classes of a week, or a sentence about what is wrong with the file. */
export type Timetable = { readonly classes: readonly BusySpan[]; readonly leftOut: number } | { readonly fault: string }

/** Reads a calendar file (.ics) as a week of at most `most` classes; `now` in milliseconds. */
export function readTimetable(text: string, now: number, most: number): Timetable {
  const thisWeek = weekOf(londonWall(now))
  let occurrences: Occurrence[]
  try {
    occurrences = occurrencesIn(text, mondayOf(thisWeek), mondayOf(thisWeek + WEEKS_AHEAD))
  } catch {
    return { fault: 'We could not read this file as a calendar. Export your timetable as .ics and choose that file.' }
  }
  if (occurrences.length === 0)
    return { fault: 'This calendar has no classes from this week on. Export the timetable of this term and choose that file.' }
  const pattern = weeklyPattern(occurrences)
  if (pattern.length === 0)
    return { fault: 'Nothing in this calendar comes again from week to week. Add your classes by hand, or choose another file.' }
  return { classes: inWeekOrder(pattern.slice(0, most)), leftOut: Math.max(0, pattern.length - most) }
}
