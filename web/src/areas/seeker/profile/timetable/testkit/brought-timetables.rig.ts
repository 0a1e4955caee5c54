import { OUTLOOK_ZONE, calendar, dates, event, singles } from '#web/areas/seeker/profile/timetable/testkit/timetable-files.rig'

interface Brought {
  readonly name: string
  readonly text: string
  /** The classes that are ticked. */
  readonly week: readonly string[]
  /** How many entries there are, and how many are left out for which reason. */
  readonly tally: Readonly<Record<string, number>>
}

const weekly = 'RRULE:FREQ=WEEKLY;COUNT=11'
const london = (start: string, end: string) => [`DTSTART;TZID=Europe/London:${start}`, `DTEND;TZID=Europe/London:${end}`]
const tuesdays = dates('2026-09-29', 11)
const outlook = [
  ...event('SUMMARY:Seminar', 'DTSTART;TZID=GMT Standard Time:20260929T130000', 'DTEND;TZID=GMT Standard Time:20260929T150000', weekly),
  ...event(
    'SUMMARY:Exchange',
    'DTSTART;TZID=Romance Standard Time:20260930T150000',
    'DTEND;TZID=Romance Standard Time:20260930T160000',
    weekly,
  ),
]
const fold = ['SUMMARY:Introduction to the hi', ' story of ideas', ...london('20260929T100000', '20260929T110000'), weekly]
const one = event('SUMMARY:Law', ...london('20260929T100000', '20260929T110000'), weekly)
const law = { week: ['3 10:00-11:00 Law'], tally: { entries: 1 } }

/** What universities and phones write, and what becomes of it on Tuesday 24 November 2026. */
export const brought: readonly Brought[] = [
  {
    name: 'Scientia: a single entry for each date, the week in the title',
    text: calendar(singles(tuesdays, '10', (_date, index) => `Statistics lecture - week ${index + 1}`)),
    week: ['3 10:00-11:00 Statistics lecture'],
    tally: { entries: 11 },
  },
  {
    name: 'CELCAT: times in UTC on either side of the change of the clocks, the room in the title',
    text: calendar([
      ...singles(dates('2026-09-30', 4), '13', () => 'MA101 [Room 4]', 'CATEGORIES:Lecture'),
      ...singles(dates('2026-10-28', 7), '14', () => 'MA101 [Room 5]', 'CATEGORIES:Lecture'),
    ]).replaceAll(/(T1[34][05]000?0?)\r/g, '$1Z\r'),
    week: ['4 14:00-15:00 MA101'],
    tally: { entries: 11 },
  },
  {
    name: 'Outlook with a description of the zone',
    text: calendar([...OUTLOOK_ZONE, ...outlook]),
    week: ['3 13:00-15:00 Seminar', '4 14:00-15:00 Exchange'],
    tally: { entries: 2 },
  },
  {
    name: 'Outlook without one',
    text: calendar(outlook),
    week: ['3 13:00-15:00 Seminar', '4 14:00-15:00 Exchange'],
    tally: { entries: 2 },
  },
  {
    name: 'Google: a rule until an instant, a date excluded and one moved',
    text: calendar([
      ...event(
        'UID:g',
        'SUMMARY:Ethics',
        ...london('20260929T150000', '20260929T160000'),
        'RRULE:FREQ=WEEKLY;UNTIL=20261215T235959Z',
        'EXDATE;TZID=Europe/London:20261103T150000',
      ),
      ...event(
        'UID:g',
        'SUMMARY:Ethics',
        'RECURRENCE-ID;TZID=Europe/London:20261201T150000',
        ...london('20261202T090000', '20261202T100000'),
      ),
    ]),
    week: ['3 15:00-16:00 Ethics'],
    tally: { entries: 2 },
  },
  {
    name: 'Apple: a place with a real newline in a parameter',
    text: calendar(
      event(
        'SUMMARY:Choir',
        ...london('20261001T180000', '20261001T193000'),
        weekly,
        'X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-ADDRESS="1 High Street',
        'Leeds":geo:53.8,-1.5',
      ),
    ),
    week: ['5 18:00-19:30 Choir'],
    tally: { entries: 1 },
  },
  {
    name: 'floating times',
    text: calendar(event('SUMMARY:Law', 'DTSTART:20260929T100000', 'DTEND:20260929T110000', weekly)),
    ...law,
  },
  {
    name: 'days without hours',
    text: calendar([
      ...one,
      ...event('SUMMARY:Reading week', 'DTSTART;VALUE=DATE:20261123', 'DTEND;VALUE=DATE:20261128'),
      ...event('SUMMARY:Holiday', 'DTSTART:20261125'),
    ]),
    week: law.week,
    tally: { entries: 3, untimed: 2 },
  },
  {
    name: 'what lasts for days',
    text: calendar([...one, ...event('SUMMARY:Field trip', ...london('20261127T090000', '20261129T170000'))]),
    week: law.week,
    tally: { entries: 2, untimed: 1 },
  },
  {
    name: 'what is cancelled, by its state or by its title, and what is marked as free',
    text: calendar([
      ...one,
      ...event('SUMMARY:Drama', ...london('20261001T100000', '20261001T110000'), weekly, 'STATUS:CANCELLED'),
      ...event('SUMMARY:CANCELLED: Drama', ...london('20261002T100000', '20261002T110000'), weekly),
      ...event('SUMMARY:Office hour', ...london('20261002T120000', '20261002T130000'), weekly, 'TRANSP:TRANSPARENT'),
    ]),
    week: law.week,
    tally: { entries: 4, cancelled: 2, free: 1 },
  },
  {
    name: 'durations',
    text: calendar(event('SUMMARY:Law', 'DTSTART;TZID=Europe/London:20260929T100000', 'DURATION:PT1H', weekly)),
    ...law,
  },
  {
    name: 'one rule for several days',
    text: calendar(event('SUMMARY:Practice', ...london('20260928T080000', '20260928T090000'), 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=33')),
    week: ['2 08:00-09:00 Practice', '4 08:00-09:00 Practice', '6 08:00-09:00 Practice'],
    tally: { entries: 1 },
  },
  {
    name: 'six hundred single entries',
    text: calendar(
      dates('2026-09-28', 12).flatMap((monday) =>
        dates(`${monday.slice(0, 4)}-${monday.slice(4, 6)}-${monday.slice(6)}`, 5, 1).flatMap((date) =>
          ['08', '09', '10', '11', '12', '13', '14', '15', '16', '17'].flatMap((hour) => singles([date], hour, () => `Class at ${hour}`)),
        ),
      ),
    ),
    week: [2, 3, 4, 5, 6].flatMap((day) =>
      [8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map((hour) => {
        const [from, to] = [hour, hour + 1].map((at) => String(at).padStart(2, '0'))
        return `${day} ${from}:00-${to}:00 Class at ${from}`
      }),
    ),
    tally: { entries: 600 },
  },
  { name: 'lines that end as on Unix', text: calendar(one, '\n'), ...law },
  { name: 'lines that end as on an old Macintosh', text: calendar(one, '\r'), ...law },
  { name: 'a mark at the beginning', text: `\uFEFF${calendar(one)}`, ...law },
  {
    name: 'folded lines',
    text: calendar(event(...fold)),
    week: ['3 10:00-11:00 Introduction to the history of ideas'],
    tally: { entries: 1 },
  },
  {
    name: 'alarms',
    text: calendar([...one.slice(0, -1), 'BEGIN:VALARM', 'TRIGGER:-PT15M', 'DURATION:P1D', 'SUMMARY:Hurry', 'END:VALARM', 'END:VEVENT']),
    ...law,
  },
  {
    name: 'one id for all entries',
    text: calendar(singles(tuesdays, '10', () => 'Law', 'UID:timetable')),
    week: law.week,
    tally: { entries: 11 },
  },
  {
    name: 'exams: each of them once, weeks after the classes',
    text: calendar([...one, ...singles(['20270111', '20270114'], '09', () => 'Exam')]),
    week: law.week,
    tally: { entries: 3, elsewhere: 2 },
  },
]
