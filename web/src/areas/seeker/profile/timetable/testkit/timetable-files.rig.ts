import { DAY_MS } from '@evenshift/contract/days'
import { type Tally, type Term, type Timetable, readTimetable } from '#web/areas/seeker/profile/timetable/read-timetable'

/** A Tuesday in the ninth week of a term. */
const NOW = Date.parse('2026-11-24T10:00:00Z')
const MOST = 60

let made = 0
/** An entry with an id of its own. */
export const event = (...lines: readonly string[]): readonly string[] => [
  'BEGIN:VEVENT',
  ...(lines.some((line) => line.startsWith('UID')) ? [] : [`UID:${++made}@timetable.example`]),
  'DTSTAMP:20260901T090000Z',
  ...lines,
  'END:VEVENT',
]

/** A calendar as universities send it. */
export const calendar = (lines: readonly string[], end = '\r\n'): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//A University//Timetable//EN', ...lines, 'END:VCALENDAR', ''].join(end)

/** An hour from a time on, on some dates (YYYYMMDD), each an entry of its own. */
export const singles = (
  dates: readonly string[],
  hour: string,
  title: (date: string, index: number) => string,
  ...more: readonly string[]
) =>
  dates.flatMap((date, index) =>
    event(`SUMMARY:${title(date, index)}`, `DTSTART:${date}T${hour}0000`, `DTEND:${date}T${hour}5000`, ...more),
  )

/** `count` dates (YYYYMMDD) from the first on, so many days apart. */
export const dates = (first: string, count: number, apart = 7): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(`${first}T00:00:00Z`) + index * apart * DAY_MS).toISOString().slice(0, 10).replaceAll('-', ''),
  )

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

export const readAt = (text: string | Uint8Array<ArrayBuffer>, now = NOW, most = MOST): Timetable =>
  readTimetable(typeof text === 'string' ? bytesOf(text) : text, now, most)

const written = ({ likely }: Term): string[] => likely.map(({ day, start, end, label }) => `${day} ${start}-${end} ${label}`)

/** The classes that are ticked at first, or the fault. */
export function weekIn(text: string | Uint8Array<ArrayBuffer>, now = NOW): readonly string[] {
  const read = readAt(text, now)
  return 'fault' in read ? [read.fault] : written(read.terms[0])
}

/** The terms that one can choose from, each with its dates and what is ticked in it. */
export function termsIn(text: string, now = NOW): readonly unknown[] {
  const read = readAt(text, now)
  return 'fault' in read ? [] : read.terms.map((term) => [`${term.from} ${term.to}`, ...written(term)])
}

/** The time zones that nobody knows. */
export function unknownZonesIn(text: string): readonly string[] {
  const read = readAt(text)
  return 'fault' in read ? [] : read.unknownZones
}

/** What of the file is in its first term. */
export const tallyOf = (read: Timetable): Tally => ('fault' in read ? read.tally : read.terms[0].tally)

/** Those that come less than every week, and how often. */
export function rhythmsIn(text: string, now = NOW): readonly string[] {
  const read = readAt(text, now)
  if ('fault' in read) return [read.fault]
  return read.terms[0].classes.filter(({ rhythm }) => rhythm !== 'weekly').map(({ label, rhythm, next }) => `${label}: ${rhythm}, ${next}`)
}

/** How many entries there are, and how many of them are left out for each reason that there is. */
export function tallyIn(text: string | Uint8Array<ArrayBuffer>, now = NOW): Readonly<Record<string, number>> {
  const { entries, unused } = tallyOf(readAt(text, now))
  return { entries, ...Object.fromEntries(Object.entries(unused).filter(([, count]) => count > 0)) }
}

export const OUTLOOK_ZONE: readonly string[] = [
  'BEGIN:VTIMEZONE',
  'TZID:GMT Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T010000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]
