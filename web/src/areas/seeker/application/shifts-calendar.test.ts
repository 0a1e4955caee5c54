import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { shiftsCalendar } from '#web/areas/seeker/application/shifts-calendar'

type Given = Parameters<typeof shiftsCalendar>[0]
const given = (offer: object): Given =>
  ({
    _id: '0190',
    job: { title: 'Barista', employerName: 'The Corner Café', location: 'Leeds' },
    offer: {
      startDate: '2026-12-02', // a Wednesday
      endDate: null,
      shifts: [
        { day: 7, start: '09:00', end: '13:00' },
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
