import type ICAL from 'ical.js'
import { type CalendarParts, partsOf } from '#web/areas/seeker/profile/timetable/calendar-text'
import { type Entry, type Written, entryOf } from '#web/areas/seeker/profile/timetable/entry'
import { DAY_MINUTES, type Wall } from '#web/areas/seeker/profile/timetable/london-wall'
import { Steps, datesOf } from '#web/areas/seeker/profile/timetable/rule-dates'
import { type London, londonFor } from '#web/areas/seeker/profile/timetable/zones'

/** One time that something happens, by London's clocks. */
export interface Occurrence {
  /** The place in the file of the entry that says so. */
  readonly entry: number
  readonly label: string
  readonly start: Wall
  readonly end: Wall
}

/** Why an entry has no time in the week: it is torn, cancelled, marked as free, lasts a day or no time at all, nothing of it is left, or it is in another term. */
export type Unused = 'unreadable' | 'cancelled' | 'free' | 'untimed' | 'over' | 'elsewhere'

export interface Occurrences {
  readonly isCalendar: boolean
  /** For each entry of the file why it is left out, or null. */
  readonly unused: readonly (Unused | null)[]
  readonly occurrences: readonly Occurrence[]
  /** The time zones that nobody knows, whose times are read as London's. */
  readonly unknownZones: readonly string[]
}

interface Timed {
  readonly entry: Entry
  readonly place: number
  readonly start: Wall
  readonly length: number
}

/** The changed dates of each series. */
type Changes = ReadonlyMap<string, readonly Timed[]>

class Reader {
  readonly #steps = new Steps()
  readonly #london: London
  readonly #span: readonly [Wall, Wall]

  constructor(zones: CalendarParts['zones'], span: readonly [Wall, Wall]) {
    this.#london = londonFor(zones)
    this.#span = span
  }

  get unknownZones(): readonly string[] {
    return [...this.#london.unknown]
  }

  timed(entry: Entry, place: number): Timed {
    const start = this.#london.at(entry.start)
    const length = entry.end ? this.#london.at(entry.end) - start : (entry.duration ?? 0)
    return { entry, place, start, length }
  }

  /** London's time of the date that an entry stands for. */
  #replaced({ entry }: Timed): Wall {
    return entry.replaces ? this.#london.at(entry.replaces.date) : Number.NaN
  }

  #endOf({ until }: ICAL.Recur, { start }: Entry): Wall {
    if (!until) return Number.POSITIVE_INFINITY
    // A day without an hour is meant with all its hours.
    const [hour, minute] = until.isDate ? [23, 59] : [until.hour, until.minute]
    const shown = Date.UTC(until.year, until.month - 1, until.day, hour, minute) / 60_000
    return this.#london.at({ shown, isUtc: until.zone?.tzid === 'UTC', zone: until.isDate ? null : start.zone })
  }

  /** Whether a time is one of these; a day without an hour is meant with all its hours. */
  #among(dates: readonly Written[]): (at: Wall) => boolean {
    const times = new Set(dates.filter(({ isDate }) => !isDate).map((date) => this.#london.at(date)))
    const days = new Set(dates.filter(({ isDate }) => isDate).map(({ shown }) => shown / DAY_MINUTES))
    return (at) => times.has(at) || days.has(Math.floor(at / DAY_MINUTES))
  }

  /** The starts of an entry that lie in the span, by London's clocks; `strict` as a rule in UTC has them, which moves with the clocks. */
  #starts({ entry, start }: Timed): readonly { readonly strict: Wall; readonly meant: Wall }[] {
    const [from, to] = this.#span
    const found = new Map<Wall, Wall>()
    if (entry.rules.length === 0) found.set(start, start)
    for (const rule of entry.rules) {
      const end = this.#endOf(rule, entry)
      for (const shown of datesOf(rule, entry.start.shown, this.#span, this.#steps)) {
        const strict = this.#london.at({ ...entry.start, shown })
        if (strict > end || strict >= to) break
        // A class keeps its hour on the wall, whatever zone the university's computer writes.
        if (strict >= from) found.set(strict, entry.start.isUtc ? start + shown - entry.start.shown : strict)
      }
    }
    for (const more of entry.more) {
      const at = more.isDate ? more.shown + (start - Math.floor(start / DAY_MINUTES) * DAY_MINUTES) : this.#london.at(more)
      found.set(at, at)
    }
    const without = this.#among(entry.without)
    return [...found].filter(([strict]) => strict >= from && strict < to && !without(strict)).map(([strict, meant]) => ({ strict, meant }))
  }

  occurrences(timed: Timed, changes: Changes): Occurrence[] {
    const own = timed.entry.replaces ? [] : (changes.get(timed.entry.uid) ?? [])
    const moved = this.#among(own.flatMap(({ entry }) => entry.replaces?.date ?? []))
    const later = own.filter(({ entry }) => entry.replaces?.andLater).sort((a, b) => this.#replaced(b) - this.#replaced(a))
    return this.#starts(timed).flatMap(({ strict, meant }) => {
      if (moved(strict)) return []
      const since = later.find((one) => this.#replaced(one) < strict)
      if (since?.entry.isCancelled) return []
      const start = since ? meant + since.start - this.#replaced(since) : meant
      const { entry, place, length } = since ?? timed
      return [{ entry: place, label: entry.label, start, end: start + length }]
    })
  }
}

function unusedOf({ entry, length }: Timed): Unused | null {
  if (entry.isCancelled) return 'cancelled'
  if (entry.isFree) return 'free'
  // All day says nothing about hours.
  return entry.start.isDate || length <= 0 || length >= DAY_MINUTES ? 'untimed' : null
}

/** Everything that a calendar file (RFC 5545) has between two times, entry by entry: one that cannot be understood costs no other. */
export function occurrencesIn(text: string, from: Wall, to: Wall): Occurrences {
  const { isCalendar, entries, zones } = partsOf(text)
  const reader = new Reader(zones, [from, to])
  const read = entries.map((lines, place) => {
    try {
      return lines && reader.timed(entryOf(lines), place)
    } catch {
      return null
    }
  })
  const changes = new Map<string, Timed[]>()
  for (const one of read) if (one?.entry.replaces) changes.set(one.entry.uid, [...(changes.get(one.entry.uid) ?? []), one])
  const occurrences: Occurrence[] = []
  const unused = read.map((timed): Unused | null => {
    if (timed === null) return 'unreadable'
    const reason = unusedOf(timed)
    if (reason !== null) return reason
    try {
      const found = reader.occurrences(timed, changes)
      occurrences.push(...found)
      if (found.length > 0) return null
      return timed.start >= to ? 'elsewhere' : 'over'
    } catch {
      return 'unreadable'
    }
  })
  return { isCalendar, unused, occurrences, unknownZones: reader.unknownZones }
}
