import { describe, expect, it } from 'vitest'
import { brought } from '#web/areas/seeker/profile/timetable/testkit/brought-timetables.rig'
import {
  bytesOf,
  calendar,
  dates,
  event,
  rhythmsIn,
  singles,
  tallyIn,
  termsIn,
  unknownZonesIn,
  weekIn,
} from '#web/areas/seeker/profile/timetable/testkit/timetable-files.rig'

const weekly = 'RRULE:FREQ=WEEKLY;COUNT=11'
const hour = (day: string, from: string) => [`DTSTART;TZID=Europe/London:${day}T${from}0000`, `DTEND;TZID=Europe/London:${day}T${from}5000`]
const law = event('SUMMARY:Law', ...hour('20260929', '10'), weekly)
const LAW = '3 10:00-11:00 Law'
const four = [
  ...law,
  ...event('SUMMARY:Algebra', ...hour('20260928', '09'), weekly),
  ...event('SUMMARY:Optics', ...hour('20260930', '11'), weekly),
  ...event('SUMMARY:Drama', ...hour('20261001', '14'), weekly),
]
const FOUR = ['2 09:00-10:00 Algebra', LAW, '4 11:00-12:00 Optics', '5 14:00-15:00 Drama']
const at = (day: string): number => Date.parse(`${day}T10:00:00Z`)

it.each(brought)('$name: taken and counted', ({ text, week, tally }) => {
  expect(weekIn(text)).toEqual(week)
  expect(tallyIn(text)).toEqual(tally)
})

describe('what would keep a reader busy for ever', () => {
  it.each([
    ['a duration of ages', ['DTSTART:20261124T090000', 'DURATION:P999999999999999999W', weekly], 'untimed'],
    ['an interval of ages', [...hour('20261124', '09'), 'RRULE:FREQ=WEEKLY;INTERVAL=1000000000'], 'unreadable'],
    ['a rule of every minute', [...hour('20000101', '09'), 'RRULE:FREQ=MINUTELY'], 'unreadable'],
    ['a day that never comes', [...hour('20000101', '09'), 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'], 'unreadable'],
    ['a weekday that is never met', [...hour('20260101', '09'), 'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=MO'], 'over'],
  ])('is refused before it is counted out: %s', (_name, lines, reason) => {
    const text = calendar([...law, ...event('SUMMARY:Odd', ...lines)])
    expect(weekIn(text)).toEqual([LAW])
    expect(tallyIn(text)).toEqual({ entries: 2, [reason]: 1 })
  })

  it('has an end for the whole file: rules of a century run out of steps, and each is counted', () => {
    const daily = event('SUMMARY:Daily', ...hour('19000101', '07'), 'RRULE:FREQ=DAILY;COUNT=90000')
    const { entries, unreadable = 0 } = tallyIn(calendar([...law, ...Array.from({ length: 10 }, () => daily).flat()]))
    expect(entries).toBe(11)
    expect(unreadable).toBeGreaterThan(0)
    expect(unreadable).toBeLessThan(10)
  })

  it('a daily rule of thirty years is followed to this week', () => {
    expect(weekIn(calendar(event('SUMMARY:Run', ...hour('19960101', '07'), 'RRULE:FREQ=DAILY')))).toHaveLength(7)
  })
})

describe('one odd line', () => {
  it.each([
    ['without a colon', ['DTSTART;TZID=Europe/London 20260929T100000']],
    ['with a time that is none', ['DTSTART:20261340T250000', 'DTEND:20261340T260000']],
    ['with a rule no one knows', [...hour('20260929', '12'), 'RRULE:FREQ=FORTNIGHTLY']],
    ['in the middle of what counts', [...hour('20260929', '12'), 'RRULE:FREQ=WEEK', 'LY;COUNT=11']],
  ])('%s costs its own entry, and is told', (_name, lines) => {
    const text = calendar([...four, ...event('SUMMARY:Odd', ...lines)])
    expect(weekIn(text)).toEqual(FOUR)
    expect(tallyIn(text)).toEqual({ entries: 5, unreadable: 1 })
  })

  it.each([
    ['a description that isn’t folded', ['DESCRIPTION:Bring', 'your book', '', 'and a pen']],
    ['a space between days', ['RRULE:FREQ=WEEKLY;BYDAY=TU, TH;COUNT=22']],
  ])('that spoils no time costs nothing: %s', (_name, lines) => {
    const text = calendar(event('SUMMARY:Law', ...hour('20260929', '10'), ...(lines[0]?.startsWith('RRULE') ? [] : [weekly]), ...lines))
    expect(weekIn(text)[0]).toBe(LAW)
    expect(tallyIn(text)).toEqual({ entries: 1 })
  })

  it('at the end of a file that was cut costs what was cut', () => {
    const whole = calendar(four)
    const text = whole.slice(0, whole.lastIndexOf('RRULE'))
    expect(weekIn(text)).toEqual(FOUR.slice(0, 3))
    expect(tallyIn(text)).toEqual({ entries: 4, unreadable: 1 })
  })

  it('entries without a calendar around them are read', () => {
    expect(weekIn(four.join('\r\n'))).toEqual(FOUR)
  })

  it.each([
    ['UTF-16', (text: string) => new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer)],
    ['Latin-1', (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
    ['UTF-8', bytesOf],
  ])('a file in %s keeps its letters', (_name, encode) => {
    expect(weekIn(encode(calendar(event('SUMMARY:Café économique', ...hour('20260929', '10'), weekly))))).toEqual([
      '3 10:00-11:00 Café économique',
    ])
  })
})

describe('titles that change from week to week', () => {
  const mondays = dates('2026-09-28', 11)
  it.each([
    ['a week in the title', (index: number) => `Statistics (week ${index + 1})`, '2 09:00-10:00 Statistics'],
    ['a topic', (index: number) => `Statistics: ${['means', 'tests', 'models'][index % 3]}`, '2 09:00-10:00 Statistics'],
    ['a lecturer, nothing in common', (index: number) => ['Dr Hale', 'Ms Orr'][index % 2] ?? '', '2 09:00-10:00 Dr Hale / Ms Orr'],
  ])('are one class: %s', (_name, title, read) => {
    const text = calendar([...singles(mondays, '09', (_date, index) => title(index)), ...law])
    expect(weekIn(text)).toEqual([read, LAW])
    expect(tallyIn(text)).toEqual({ entries: 12 })
  })
})

describe('a changed date', () => {
  const moved = (uid: string, ...more: readonly string[]) => event(`UID:${uid}`, 'SUMMARY:Ethics', ...more, ...hour('20261201', '16'))
  it.each([
    ['whose series is missing', []],
    ['that its series doesn’t have', event('UID:e', 'SUMMARY:Ethics', ...hour('20261002', '09'), weekly)],
  ])('%s is taken as an entry that comes once', (_name, series) => {
    const text = calendar([...law, ...series, ...moved('e', 'RECURRENCE-ID;TZID=Europe/London:20261201T150000')])
    expect(rhythmsIn(text)).toEqual(['Ethics: once, 2026-12-01'])
    expect(tallyIn(text)).toEqual({ entries: series.length > 0 ? 3 : 2 })
  })

  it('moves all that come after it where it says so', () => {
    const series = event('UID:e', 'SUMMARY:Ethics', ...hour('20260929', '15'), weekly)
    const text = calendar([
      ...series,
      ...event(
        'UID:e',
        'SUMMARY:Ethics',
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/London:20261124T150000',
        ...hour('20261124', '17'),
      ),
    ])
    expect(weekIn(text)).toEqual(['3 17:00-18:00 Ethics'])
  })

  it('that is cancelled is no date any more, and is counted', () => {
    const series = event('UID:e', 'SUMMARY:Ethics', ...hour('20261124', '15'), 'RRULE:FREQ=WEEKLY;COUNT=2')
    const gone = event('UID:e', 'RECURRENCE-ID;TZID=Europe/London:20261201T150000', ...hour('20261201', '15'), 'STATUS:CANCELLED')
    expect(rhythmsIn(calendar([...series, ...gone]))).toEqual(['Ethics: once, 2026-11-24'])
    expect(tallyIn(calendar([...series, ...gone]))).toEqual({ entries: 2, cancelled: 1 })
  })
})

describe('the end of a term', () => {
  const spring = dates('2027-01-04', 4, 1).flatMap((date) => event('SUMMARY:Spring', ...hour(date, '15'), weekly))
  it.each(['2026-11-23', '2026-11-30', '2026-12-07'])('the classes of this term are those of %s, the next term’s are told', (day) => {
    expect(weekIn(calendar([...four, ...spring]), at(day))).toEqual(FOUR)
    expect(tallyIn(calendar([...four, ...spring]), at(day))).toEqual({ entries: 8, elsewhere: 4 })
  })
  it('either term can be chosen, by its dates', () => {
    const next = ['2 15:00-16:00 Spring', '3 15:00-16:00 Spring', '4 15:00-16:00 Spring', '5 15:00-16:00 Spring']
    expect(termsIn(calendar([...four, ...spring]), at('2026-12-07'))).toEqual([
      ['2026-09-28 2026-12-10', ...FOUR],
      ['2027-01-04 2027-03-18', ...next],
    ])
    expect(termsIn(calendar([...four, ...spring]), at('2026-12-15'))).toHaveLength(1)
    expect(termsIn(calendar([...four, ...singles(['20270111', '20270114'], '09', () => 'Exam')]))).toHaveLength(1)
  })
  it('once it is over, the next term’s are', () => {
    expect(tallyIn(calendar([...four, ...spring]), at('2026-12-15'))).toEqual({ entries: 8, over: 4 })
  })
  it('its last week is no single week: what came before says that it comes again', () => {
    const exam = event('SUMMARY:Exam', ...hour('20270112', '09'))
    expect(weekIn(calendar([...singles(dates('2026-09-29', 11), '10', () => 'Law'), ...exam]), at('2026-12-07'))).toEqual([LAW])
  })
  it('what comes every two weeks is marked, up to its last date', () => {
    const other = event('SUMMARY:Lab', ...hour('20260930', '13'), 'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=6')
    for (const day of ['2026-09-21', '2026-11-23', '2026-11-30', '2026-12-07'])
      expect(rhythmsIn(calendar([...law, ...other]), at(day))).toEqual([
        `Lab: fortnightly, ${day < '2026-10' ? '2026-09-30' : day < '2026-11-26' ? '2026-11-25' : '2026-12-09'}`,
      ])
  })
  it('what comes once is shown with its date, and not ticked', () => {
    const text = calendar([...law, ...event('SUMMARY:Open day', ...hour('20261125', '10'))])
    expect(rhythmsIn(text)).toEqual(['Open day: once, 2026-11-25'])
    expect(weekIn(text)).toEqual([LAW])
  })
})

describe('time zones', () => {
  const rule = (...lines: readonly string[]) => calendar(event('SUMMARY:Law', ...lines))
  it('a rule in UTC keeps its hour on the wall when the clocks change', () => {
    expect(weekIn(rule('DTSTART:20260929T090000Z', 'DTEND:20260929T095000Z', weekly), at('2026-10-12'))).toEqual([LAW])
  })
  it('an end in UTC is compared as an instant, and a day as all its hours', () => {
    const rest = event('SUMMARY:Rest', ...hour('20260928', '08'), weekly)
    for (const until of ['20261124T150000Z', '20261124'])
      expect(
        rhythmsIn(
          calendar([
            ...rest,
            ...event('SUMMARY:Law', 'DTSTART;TZID=America/New_York:20261110T093000', 'DURATION:PT1H', `RRULE:FREQ=WEEKLY;UNTIL=${until}`),
          ]),
        ),
      ).toEqual([])
    expect(
      tallyIn(
        calendar([
          ...rest,
          ...event(
            'SUMMARY:Law',
            'DTSTART;TZID=America/New_York:20261110T093000',
            'DURATION:PT1H',
            'RRULE:FREQ=WEEKLY;UNTIL=20261124T140000Z',
          ),
        ]),
      ),
    ).toEqual({ entries: 2, over: 1 })
  })
  const inZone = (zone: string, from: string) => rule(`DTSTART;TZID=${zone}:20260929T${from}0000`, 'DURATION:PT50M', weekly)
  it.each([
    ['/example.org/Europe/London', '10', []],
    ['GMT Standard Time', '10', []],
    ['Romance Standard Time', '11', []],
    ['Azores Standard Time', '09', []],
    ['Nowhere', '10', ['Nowhere']],
  ])('%s without a description is known, or told', (zone, from, unknown) => {
    expect(weekIn(inZone(zone, from), at('2026-10-05'))).toEqual([LAW])
    expect(unknownZonesIn(inZone(zone, from))).toEqual(unknown)
  })
})

it('a calendar of whole days only is refused for what it is', () => {
  expect(weekIn(calendar(event('SUMMARY:Holiday', 'DTSTART;VALUE=DATE:20261224')))[0]).toContain('has a time of day')
  expect(weekIn(calendar([]))[0]).toContain('is empty')
})
