import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { shiftsCalendar } from '#web/areas/seeker/applications/one/ready/shifts-calendar'

type Given = Parameters<typeof shiftsCalendar>[0]
const given = (offer: object): Given =>
  ({
    _id: '0190',
    version: 7,
    job: { title: 'Barista', employerName: 'The Corner Café', location: 'Leeds' },
    arrival: null,
    offer: {
      startDate: '2026-12-02', // a Wednesday
      endDate: null,
      shifts: [
        { day: 7, start: '09:00', end: '13:00', breakMinutes: 15 },
        { day: 2, start: '22:00', end: '02:00' },
      ],
      ...offer,
    },
  }) as Given

const eventsOf = (text: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
const shown = (event: ICAL.Event): string[] => [event.startDate.toString(), event.endDate.toString()]

it('each shift begins in the week of the first day, by the clock on the wall, past midnight included', () => {
  expect(eventsOf(shiftsCalendar(given({}), new Date('2026-11-21T10:00:00Z'))).map(shown)).toEqual([
    ['2026-12-05T09:00:00', '2026-12-05T13:00:00'],
    ['2026-12-07T22:00:00', '2026-12-08T02:00:00'],
  ])
})

it('a shift comes again each week, and not after the last day', () => {
  const [saturday] = eventsOf(shiftsCalendar(given({ endDate: '2026-12-19' }), new Date('2026-11-21T10:00:00Z')))
  const times: string[] = []
  const iterator = saturday?.iterator()
  for (let next = iterator?.next(); next; next = iterator?.next()) times.push(next.toString())
  expect(times).toEqual(['2026-12-05T09:00:00', '2026-12-12T09:00:00', '2026-12-19T09:00:00'])
})

const NOW = new Date('2026-11-21T10:00:00Z')
const linesOf = (text: string, name: string): string[] =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(name))

it('the times are those of London, whose clocks the file describes', () => {
  const text = shiftsCalendar(given({ endDate: '2027-06-30' }), NOW)
  expect(linesOf(text, 'DTSTART;')).toEqual(['DTSTART;TZID=Europe/London:20261205T090000', 'DTSTART;TZID=Europe/London:20261207T220000'])
  expect(linesOf(text, 'DTEND;')).toEqual(['DTEND;TZID=Europe/London:20261205T130000', 'DTEND;TZID=Europe/London:20261208T020000'])
  expect(linesOf(text, 'BEGIN:V')).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE', 'BEGIN:VEVENT', 'BEGIN:VEVENT'])
  expect(linesOf(text, 'TZID:')).toEqual(['TZID:Europe/London'])
  // In summer the last day's beginning is an hour earlier in UTC.
  expect(linesOf(text, 'RRULE').filter((rule) => rule.includes('UNTIL'))).toEqual([
    'RRULE:FREQ=WEEKLY;BYDAY=SA;UNTIL=20270630T080000Z',
    'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270630T210000Z',
  ])
})

it('an unpaid break stands in the description, and the address is the place once it is told', () => {
  const arrival = { address: '31 Brudenell Parade', postcode: 'LS6 1HB' } as Given['arrival']
  const text = shiftsCalendar({ ...given({}), arrival }, NOW)
  expect(linesOf(text, 'DESCRIPTION')).toEqual(['DESCRIPTION:15 minutes of it are an unpaid break.'])
  const places = (one: string) => eventsOf(one).map(({ location }) => location)
  expect(places(text)).toEqual(['31 Brudenell Parade, Leeds LS6 1HB', '31 Brudenell Parade, Leeds LS6 1HB'])
  expect(places(shiftsCalendar(given({}), NOW))).toEqual(['Leeds', 'Leeds'])
})

it('a shift whose weekday doesn’t come before the last day is left out', () => {
  const short = given({ startDate: '2026-10-05', endDate: '2026-10-07' }) // a Monday to a Wednesday
  expect(linesOf(shiftsCalendar(short, NOW), 'DTSTART;')).toEqual(['DTSTART;TZID=Europe/London:20261005T220000'])
})

it('taken once more, the file changes what the calendar has: a shift keeps its id wherever it stands in the list', () => {
  const { shifts } = given({}).offer
  const [first, second] = [given({}), { ...given({ shifts: shifts.toReversed() }), version: 9 }].map((one) => shiftsCalendar(one, NOW))
  expect(linesOf(first ?? '', 'UID')).toEqual(['UID:0190-SA-0900@evenshift', 'UID:0190-MO-2200@evenshift'])
  expect(linesOf(second ?? '', 'UID').toReversed()).toEqual(linesOf(first ?? '', 'UID'))
  expect([linesOf(first ?? '', 'SEQUENCE'), linesOf(second ?? '', 'SEQUENCE')]).toEqual([
    ['SEQUENCE:7', 'SEQUENCE:7'],
    ['SEQUENCE:9', 'SEQUENCE:9'],
  ])
  expect(linesOf(first ?? '', 'METHOD')).toEqual(['METHOD:PUBLISH'])
  expect(linesOf(first ?? '', 'DTSTAMP')).toEqual(['DTSTAMP:20261121T100000Z', 'DTSTAMP:20261121T100000Z'])
})

it('lines are folded at 75 octets and end as the standard says, and text is escaped', () => {
  const job = {
    title: 'Barista; café',
    employerName: 'Corner, “Café” – Łódź & Sønner, 東京の店, and some more of a long name\nand a line',
    location: 'Leeds',
  }
  const text = shiftsCalendar({ ...given({}), job: { ...given({}).job, ...job } }, NOW)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const lines = text.split('\r\n')
  expect(lines.join('')).not.toMatch(/[\r\n]/)
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  expect(linesOf(text, 'SUMMARY')[0]).toContain('Barista\\; café\\, Corner\\, “Café”')
  expect(eventsOf(text)[0]?.summary).toBe(`${job.title}, ${job.employerName}`)
})
