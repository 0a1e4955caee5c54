import ICAL from 'ical.js'
import { calendarOf, entryOf, textOf } from '#web/shared/files/calendar'
import { words } from '#web/shared/meeting/words'

interface CalendarMeeting {
  readonly _id: string
  readonly version: number
  /** The instant that was agreed. */
  readonly at: string
  readonly minutes: number
}

/** An agreed meeting as an entry of a calendar; taken once more after a move, it changes what the calendar has. `now` stamps it. */
export function meetingCalendar(
  { _id, version, at, minutes }: CalendarMeeting,
  { title, place, text }: { readonly title: string; readonly place: string; readonly text: string },
  now: Date,
): string {
  const calendar = calendarOf(words.meetings)
  const entry = entryOf({ uid: `${_id}-meeting`, version, summary: title }, now)
  const start = Date.parse(at)
  entry.updatePropertyWithValue('dtstart', ICAL.Time.fromJSDate(new Date(start), true))
  entry.updatePropertyWithValue('dtend', ICAL.Time.fromJSDate(new Date(start + minutes * 60_000), true))
  if (place) entry.updatePropertyWithValue('location', place)
  if (text) entry.updatePropertyWithValue('description', text)
  calendar.addSubcomponent(entry)
  return textOf(calendar)
}
