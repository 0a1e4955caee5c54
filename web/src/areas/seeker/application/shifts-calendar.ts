import type { Application } from '@evenshift/contract/model/application'
import ICAL from 'ical.js'

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
const DAY_MS = 86_400_000

/** A date and a time of day as clocks in the United Kingdom show them: the phone that reads it adds no zone of its own. */
function wallTime(date: number, time: string): ICAL.Time {
  const day = new Date(date)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const parts = { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate(), hour, minute, isDate: false }
  return new ICAL.Time(parts, ICAL.Timezone.localTimezone)
}

/** The agreed shifts as a calendar file: each one every week from the first day on, until the last where there is one. `now` stamps it. */
export function shiftsCalendar(
  { _id, job, offer }: Pick<Application, '_id' | 'job'> & { offer: NonNullable<Application['offer']> },
  now: Date,
): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.updatePropertyWithValue('version', '2.0')
  calendar.updatePropertyWithValue('prodid', '-//Evenshift//Shifts//EN')
  const first = Date.parse(`${offer.startDate}T00:00:00Z`)
  offer.shifts.forEach(({ day, start, end }, place) => {
    const date = first + ((day - 1 - new Date(first).getUTCDay() + 7) % 7) * DAY_MS
    const event = new ICAL.Component('vevent')
    event.updatePropertyWithValue('uid', `${_id}-${place}@evenshift`)
    event.updatePropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true))
    event.updatePropertyWithValue('dtstart', wallTime(date, start))
    event.updatePropertyWithValue('dtend', wallTime(end > start ? date : date + DAY_MS, end))
    event.updatePropertyWithValue('summary', `${job.title}, ${job.employerName}`)
    event.updatePropertyWithValue('location', job.location)
    const until = offer.endDate === null ? '' : `;UNTIL=${offer.endDate.replaceAll('-', '')}T235959`
    event.updatePropertyWithValue('rrule', ICAL.Recur.fromString(`FREQ=WEEKLY;BYDAY=${weekdays[day - 1]}${until}`))
    calendar.addSubcomponent(event)
  })
  return calendar.toString()
}
