import type { Application } from '@evenshift/contract/model/application/application'
import { londonDay } from '@evenshift/contract/london'
import ICAL from 'ical.js'
import { calendarOf, entryOf, textOf } from '#web/shared/files/calendar'
import { words } from '#web/areas/seeker/jobs/apply/words'

/** The day by which one hears back as an entry of a calendar, all day long. `now` stamps it. */
export function replyCalendar({ _id, version, job }: Pick<Application, '_id' | 'version' | 'job'>, replyBy: string, now: Date): string {
  const calendar = calendarOf(words.calendarName)
  const entry = entryOf({ uid: `${_id}-reply`, version, summary: words.repliesByToday(job.employerName, job.title) }, now)
  entry.updatePropertyWithValue('dtstart', ICAL.Time.fromDateString(londonDay(new Date(replyBy))))
  calendar.addSubcomponent(entry)
  return textOf(calendar)
}
