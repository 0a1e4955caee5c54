import ICAL from 'ical.js'
import type { Wall } from '#web/areas/seeker/profile/timetable/london-wall'

/** A time as it is written: what the clock shows, and whose clock. */
export interface Written {
  readonly shown: Wall
  readonly isDate: boolean
  readonly isUtc: boolean
  readonly zone: string | null
}

/** An entry of a calendar as it is written. */
export interface Entry {
  readonly uid: string
  readonly label: string
  readonly start: Written
  readonly end: Written | null
  /** Minutes, where the entry has a duration instead of an end. */
  readonly duration: number | null
  readonly rules: readonly ICAL.Recur[]
  readonly more: readonly Written[]
  readonly without: readonly Written[]
  /** The date of a series that this entry stands for, alone or with all that come after. */
  readonly replaces: { readonly date: Written; readonly andLater: boolean } | null
  readonly isCancelled: boolean
  readonly isFree: boolean
}

const known = new Set(
  ['uid', 'summary', 'dtstart', 'dtend', 'duration', 'rrule', 'rdate', 'exdate', 'exrule'].concat(['recurrence-id', 'status', 'transp']),
)
const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(Z?))?$/
const CANCELLED = /^\W*cancell?ed\b/i

function writtenOf(value: string, zone: string | null): Written {
  const [, year, month, day, hour, minute, , z] = DATE.exec(value) ?? []
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour ?? 0), Number(minute ?? 0)))
  const same = at.getUTCMonth() + 1 === Number(month) && at.getUTCDate() === Number(day)
  if (!same || Number(minute ?? 0) > 59) throw new Error(`no time: ${value}`)
  return { shown: at.getTime() / 60_000, isDate: hour === undefined, isUtc: z === 'Z', zone }
}

function timesOf(property: ICAL.Property): Written[] {
  const values: unknown[] = property.toJSON().slice(3)
  // Of a period its beginning counts: it lasts as long as the others.
  return values.map((value) => writtenOf(String(Array.isArray(value) ? value[0] : value), property.getFirstParameter('tzid') || null))
}

/** A date that does not say that it is one. */
const withKind = (line: string): string => line.replace(/^(DTSTART|DTEND):(?=\d{8}$)/i, '$1;VALUE=DATE:')

/** The properties that say when something is. Throws for a line that is none, unless it goes on with a text that says nothing about it. */
function propertiesOf(lines: readonly string[]): ICAL.Property[] {
  const properties: ICAL.Property[] = []
  let isKnown = true
  for (const line of lines.filter((one) => one.trim() !== '')) {
    const name = /^([\w-]+)[;:]/.exec(line)?.[1]?.toLowerCase()
    if (name === undefined && isKnown) throw new Error(`no property: ${line}`)
    if (name === undefined) continue
    isKnown = known.has(name)
    if (isKnown) properties.push(ICAL.Property.fromString(withKind(name === 'rrule' ? line.replace(/\s/g, '') : line)))
  }
  return properties
}

/** Reads one entry. Throws where one of its lines cannot be understood. */
export function entryOf(lines: readonly string[]): Entry {
  const properties = propertiesOf(lines)
  const all = (name: string) => properties.filter((one) => one.name === name)
  const textOf = (name: string) => String(all(name)[0]?.getFirstValue() ?? '')
  const times = (name: string) => all(name).flatMap(timesOf)
  const [start] = times('dtstart')
  if (!start || all('exrule').length > 0) throw new Error('no start, or a rule of what is left out')
  const [duration] = all('duration')
  const [replaced] = times('recurrence-id')
  const andLater = all('recurrence-id')[0]?.getFirstParameter('range') === 'THISANDFUTURE'
  const label = textOf('summary')
  return {
    uid: textOf('uid'),
    label,
    start,
    end: times('dtend')[0] ?? null,
    duration: duration ? (duration.getFirstValue() as ICAL.Duration).toSeconds() / 60 : null,
    rules: all('rrule').map((one) => one.getFirstValue() as ICAL.Recur),
    more: times('rdate'),
    without: times('exdate'),
    replaces: replaced ? { date: replaced, andLater } : null,
    isCancelled: textOf('status').toUpperCase() === 'CANCELLED' || CANCELLED.test(label),
    isFree: textOf('transp').toUpperCase() === 'TRANSPARENT',
  }
}
