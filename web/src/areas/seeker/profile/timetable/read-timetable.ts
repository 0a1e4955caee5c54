import { textOf } from '#web/areas/seeker/profile/timetable/calendar-text'
import { londonWall, mondayOf, weekOf } from '#web/areas/seeker/profile/timetable/london-wall'
import { type Unused, occurrencesIn } from '#web/areas/seeker/profile/timetable/occurrences'
import { type FoundClass, type Pattern, weeklyPatterns } from '#web/areas/seeker/profile/timetable/weekly-pattern'
import { words } from '#web/areas/seeker/profile/timetable/words'
import { inWeekOrder } from '#web/ui/week/week-order'

/** How far ahead the first class may lie: whoever has next year's timetable brings it then. */
const WEEKS_AHEAD = 52
/** How far back the term that runs now may have begun. */
const WEEKS_BACK = 26

/** How many entries a file has, and how many of them are left out for each reason; the others have a time in the week. */
export interface Tally {
  readonly entries: number
  readonly unused: Readonly<Record<Unused, number>>
}

/** The week of one term. */
export interface Term {
  /** Its first and its last date (YYYY-MM-DD). */
  readonly from: string
  readonly to: string
  readonly tally: Tally
  readonly classes: readonly FoundClass[]
  /** Those that a person has most likely: everything but what comes once. */
  readonly likely: readonly FoundClass[]
  /** How many times more than the week keeps there are. */
  readonly leftOut: number
}

/** The terms of a file, the one that runs now or comes next first, or a sentence about what is wrong with it. */
export type Timetable =
  | { readonly terms: readonly [Term, ...Term[]]; readonly unknownZones: readonly string[] }
  | { readonly tally: Tally; readonly fault: string }

function tallyOf(unused: readonly (Unused | null)[]): Tally {
  const count = (reason: Unused) => unused.filter((one) => one === reason).length
  return {
    entries: unused.length,
    unused: {
      unreadable: count('unreadable'),
      cancelled: count('cancelled'),
      free: count('free'),
      untimed: count('untimed'),
      over: count('over'),
      elsewhere: count('elsewhere'),
    },
  }
}

function faultOf(isCalendar: boolean, { entries, unused }: Tally): string {
  if (!isCalendar || (entries > 0 && unused.unreadable === entries)) return words.faults.noCalendar
  if (entries === 0) return words.faults.empty
  if (unused.over + unused.elsewhere === 0) return words.faults.untimed
  return words.faults.past
}

/** Reads a calendar file (.ics) as weeks of at most `most` classes; `now` in milliseconds. */
export function readTimetable(bytes: Uint8Array<ArrayBuffer>, now: number, most: number): Timetable {
  const thisWeek = weekOf(londonWall(now))
  const read = occurrencesIn(textOf(bytes), mondayOf(thisWeek - WEEKS_BACK), mondayOf(thisWeek + WEEKS_AHEAD))
  const isOneWeek = new Set(read.occurrences.map(({ start }) => weekOf(start))).size === 1
  const termOf = (pattern: Pattern): Term => {
    const classes = inWeekOrder(pattern.classes.slice(0, most))
    return {
      from: pattern.from,
      to: pattern.to,
      tally: tallyOf(read.unused.map((reason, entry) => reason ?? pattern.unused.get(entry) ?? null)),
      classes,
      likely: isOneWeek ? classes : classes.filter(({ rhythm }) => rhythm !== 'once'),
      leftOut: Math.max(0, pattern.classes.length - most),
    }
  }
  const [first, ...others] = weeklyPatterns(read.occurrences, thisWeek)
  const term = termOf(first)
  if (term.classes.length === 0) return { tally: term.tally, fault: faultOf(read.isCalendar, term.tally) }
  return { terms: [term, ...others.map(termOf)], unknownZones: read.unknownZones }
}
