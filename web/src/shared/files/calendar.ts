import ICAL from 'ical.js'

/** An empty calendar, named by what it holds: "Shifts". */
export function calendarOf(what: string): ICAL.Component {
  const calendar = new ICAL.Component('vcalendar')
  calendar.updatePropertyWithValue('version', '2.0')
  calendar.updatePropertyWithValue('prodid', `-//Evenshift//${what}//EN`)
  calendar.updatePropertyWithValue('method', 'PUBLISH')
  return calendar
}

interface EntryKnown {
  /** The same for the same thing: taken once more with a later version, it changes what the calendar has. */
  readonly uid: string
  readonly version: number
  readonly summary: string
}

/** An entry that has no times yet. `now` stamps it. */
export function entryOf({ uid, version, summary }: EntryKnown, now: Date): ICAL.Component {
  const entry = new ICAL.Component('vevent')
  entry.updatePropertyWithValue('uid', `${uid}@evenshift`)
  entry.updatePropertyWithValue('sequence', version)
  entry.updatePropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true))
  entry.updatePropertyWithValue('summary', summary)
  return entry
}

/** The calendar as a file has it. */
export const textOf = (calendar: ICAL.Component): string => `${calendar.toString()}\r\n`
