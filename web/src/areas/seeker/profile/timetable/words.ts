import { counted } from '#web/shared/words/numbers'

/** What a timetable says, its file and its classes. The reader apart has it too, so it imports nothing. */
export const words = {
  title: 'Import your timetable',
  text: 'Choose the .ics file from your university. It’s read on your device and we only save the times you confirm.',
  choose: 'Choose a file',
  unnamed: 'Class',
  faults: {
    unopened: 'We couldn’t open this file. Check your connection and choose it again.',
    endless: 'This calendar takes too long to read. Export only this term’s timetable and choose that file.',
    tooBig: 'This file is too big. Export just this term and try again.',
    noCalendar: 'We couldn’t read this file as a calendar. Export your timetable as .ics and choose that file.',
    empty: 'This calendar is empty. Export the timetable of this term and choose that file.',
    untimed: 'Nothing in this calendar has a time of day to keep. Add your classes by hand, or choose another file.',
    past: 'This calendar has no classes from this week on. Export the timetable of this term and choose that file.',
  },
  sheet: {
    title: 'Are these your classes?',
    text: 'What comes again from week to week is ticked; what comes only once isn’t. Untick what isn’t yours. The times come out of your free time; employers never see them.',
    term: 'The term',
    before: 'Classes already in your week',
    replace: 'Replace mine',
    add: 'Add to mine',
    cancel: 'Cancel',
    keep: (classes: string) => `Keep ${classes}`,
    fortnightly: 'Every two weeks, kept for every week',
    sometimes: 'Some weeks only, kept for every week',
    once: (date: string) => `Only once, on ${date}`,
    dates: (from: string, to: string) => `${from} to ${to}`,
    unread: (sentence: string) => `${sentence} Look for what’s missing here, and add it by hand.`,
    entries: (entries: string, unused: string) => `This file has ${entries}. ${unused}`,
    leftOut: (times: string, most: number) => `${times} more didn’t fit: a week keeps ${most}.`,
    tooMany: (count: number, most: number) => `Together these are ${count}, and a week keeps ${most}. Untick some, or replace yours.`,
    one: (start: string, end: string, label: string) => `${start}–${end} ${label}`,
  },

  // TimetableSheet
  classes: (length: number) => counted(length, 'class', 'classes'),
  entries: (entries: number) => counted(entries, 'entry', 'entries'),
  time: (leftOut: number) => counted(leftOut, 'time'),

  // common-name
  andOthers: (joined: string) => `${joined} and others`,

  // left-out
  ofCouldntBeRead: (unreadable: number, entries: number) => `${unreadable} of ${counted(entries, 'entry', 'entries')} couldn’t be read.`,
  didntKnowTimeZone: (value: string, zones: string, length: number) =>
    `We didn’t know the time zone${value} ${zones} and read ${length === 1 ? 'it' : 'them'} as London’s. Check the times.`,
  cancelled: (cancelled: string) => `${cancelled} cancelled`,
  markedAsFreeTime: (free: string) => `${free} marked as free time`,
  lastsAllDayHas: 'lasts all day or has no length',
  lastAllDayHave: 'last all day or have no length',
  over: (over: string) => `${over} over`,
  inAnotherTerm: (elsewhere: string) => `${elsewhere} in another term`,
  leftOut: (said: string) => `Left out: ${said}.`,
}
