import type { Application } from '@evenshift/contract/model/application/application'
import { londonDay } from '@evenshift/contract/london'
import ICAL from 'ical.js'

/** The day by which one hears back as an entry of a calendar, all day long. `now` stamps it. */
export function replyCalendar({ _id, version, job }: Pick<Application, '_id' | 'version' | 'job'>, replyBy: string, now: Date): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.updatePropertyWithValue('version', '2.0')
  calendar.updatePropertyWithValue('prodid', '-//Evenshift//Replies//EN')
  calendar.updatePropertyWithValue('method', 'PUBLISH')
  const event = new ICAL.Component('vevent')
  event.updatePropertyWithValue('uid', `${_id}-reply@evenshift`)
  event.updatePropertyWithValue('sequence', version)
  event.updatePropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true))
  event.updatePropertyWithValue('dtstart', ICAL.Time.fromDateString(londonDay(new Date(replyBy))))
  event.updatePropertyWithValue('summary', `${job.employerName} replies by today: ${job.title}`)
  calendar.addSubcomponent(event)
  return `${calendar.toString()}\r\n`
}
