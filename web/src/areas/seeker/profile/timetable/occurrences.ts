import ICAL from 'ical.js'
import { type Wall, isZone, londonWall, londonWhenIn } from '#web/areas/seeker/profile/timetable/london-wall'

/** One time that something happens, by London's clocks. */
export interface Occurrence {
  readonly label: string
  readonly start: Wall
  readonly end: Wall
}

/** A rule that repeats more often than this before it reaches the present is no timetable. */
const STEPS_MOST = 10_000

/** London's time of a calendar's time. A zone's own name is trusted more than the file's description of it. */
function wallOf(time: ICAL.Time, event: ICAL.Event): Wall {
  const zone = event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid')
  const shown = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute) / 60_000
  if (time.zone === ICAL.Timezone.utcTimezone) return londonWall(time.toUnixTime() * 1000)
  if (zone && isZone(zone)) return londonWhenIn(zone, shown)
  return time.zone && time.zone !== ICAL.Timezone.localTimezone ? londonWall(time.toUnixTime() * 1000) : shown
}

function* timesOf(event: ICAL.Event): Generator<{ readonly item: ICAL.Event; readonly startDate: ICAL.Time; readonly endDate: ICAL.Time }> {
  if (!event.isRecurring()) {
    yield { item: event, startDate: event.startDate, endDate: event.endDate }
    return
  }
  const times = event.iterator()
  for (let steps = 0; steps < STEPS_MOST; steps++) {
    const next = times.next()
    if (!next) return
    yield event.getOccurrenceDetails(next)
  }
}

const isCancelled = ({ component }: ICAL.Event): boolean => component.getFirstPropertyValue('status') === 'CANCELLED'

function occurrencesOf(event: ICAL.Event, from: Wall, to: Wall): Occurrence[] {
  const found: Occurrence[] = []
  for (const { item, startDate, endDate } of timesOf(event)) {
    // All day says nothing about hours.
    if (startDate.isDate) return []
    const [start, end] = [wallOf(startDate, item), wallOf(endDate, item)]
    if (start >= to) break
    if (start >= from && !isCancelled(item)) found.push({ label: item.summary ?? '', start, end })
  }
  return found
}

/** Everything that a calendar file (RFC 5545) has between two times. Throws where the text is no calendar. */
export function occurrencesIn(text: string, from: Wall, to: Wall): Occurrence[] {
  const parsed: unknown[] = ICAL.parse(text.replace(/^\uFEFF/, ''))
  if (parsed.length === 0) throw new Error('an empty file')
  const calendars = typeof parsed[0] === 'string' ? [parsed] : parsed
  return calendars.flatMap((calendar) => {
    const component = new ICAL.Component(calendar as unknown[])
    if (component.name !== 'vcalendar') throw new Error('not a calendar')
    return component.getAllSubcomponents('vevent').flatMap((vevent) => {
      try {
        const event = new ICAL.Event(vevent)
        // A changed date of a series comes with its series.
        return event.isRecurrenceException() ? [] : occurrencesOf(event, from, to)
      } catch {
        // One event that cannot be understood does not spoil the others.
        return []
      }
    })
  })
}
