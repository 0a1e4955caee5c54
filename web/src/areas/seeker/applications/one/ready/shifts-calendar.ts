import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import ICAL from 'ical.js'
import { DAY_MS } from '@evenshift/contract/days'
import { calendarOf, entryOf, textOf } from '#web/shared/files/calendar'
import { wholeAddress } from '#web/shared/job/street-address'
import { datedShifts } from '#web/areas/seeker/applications/one/ready/first-dates'
import { words } from '#web/areas/seeker/applications/one/ready/words'

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

/** The clocks of the United Kingdom, which a file has to describe to name them: the changes as they have been since 1996. */
const described = `BEGIN:VTIMEZONE
TZID:Europe/London
BEGIN:DAYLIGHT
TZNAME:BST
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
DTSTART:19960331T010000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZNAME:GMT
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
DTSTART:19961027T020000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`
const london = new ICAL.Component(ICAL.parse(described))
const zone = new ICAL.Timezone(london)

/** A date and a time of day as clocks in the United Kingdom show them. */
function wallTime(date: number, time: string): ICAL.Time {
  const day = new Date(date)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const parts = { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate(), hour, minute, isDate: false }
  return new ICAL.Time(parts, zone)
}

/**
 * The agreed shifts as a calendar file: each one every week from the first day on, until the last where there is one. `now` stamps it.
 * Taken once more, it changes what the calendar has: a shift is known by its application, its day and its beginning.
 */
export function shiftsCalendar(
  {
    _id,
    version,
    job,
    offer,
    arrival,
  }: Pick<ApplicationDetail, '_id' | 'version' | 'job' | 'arrival'> & { offer: NonNullable<ApplicationDetail['offer']> },
  now: Date,
): string {
  const calendar = calendarOf(words.shifts)
  calendar.addSubcomponent(new ICAL.Component(london.toJSON()))
  const place = wholeAddress({ street: arrival?.address ?? '', town: job.location, postcode: arrival?.postcode ?? '' })
  for (const { day, start, end, first, breakMinutes = 0 } of datedShifts(offer)) {
    const uid = `${_id}-${weekdays[day - 1]}-${start.replace(':', '')}`
    const event = entryOf({ uid, version, summary: `${job.title}, ${job.employerName}` }, now)
    const times = [
      ['dtstart', wallTime(first, start)],
      ['dtend', wallTime(end > start ? first : first + DAY_MS, end)],
    ] as const
    for (const [name, time] of times) event.updatePropertyWithValue(name, time).setParameter('tzid', zone.tzid)
    event.updatePropertyWithValue('location', place)
    if (breakMinutes > 0) event.updatePropertyWithValue('description', words.minutesOfItAreAnUnpaidBreak(breakMinutes))
    // Beside a named zone the end of a rule is an instant: that of the last day's last beginning.
    const last = offer.endDate === null ? null : wallTime(Date.parse(`${offer.endDate}T00:00:00Z`), start)
    const until = last === null ? '' : `;UNTIL=${last.convertToZone(ICAL.Timezone.utcTimezone).toICALString()}`
    event.updatePropertyWithValue('rrule', ICAL.Recur.fromString(`FREQ=WEEKLY;BYDAY=${weekdays[day - 1]}${until}`))
    calendar.addSubcomponent(event)
  }
  return textOf(calendar)
}
