import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { meetingCalendar } from '#web/shared/meeting/meeting-calendar'

test('an agreed meeting is one entry, known by its meeting and newer with each move', () => {
  const meeting = { _id: 'm1', version: 4, at: '2026-06-27T14:00:00.000Z', minutes: 120 }
  const told = { title: 'Paid trial, Copper & Bean', place: '71 Brudenell Road, LS6', text: 'Ask for Rosa Marin' }
  const file = meetingCalendar(meeting, told, new Date('2026-06-20T09:00:00Z'))
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  const value = (name: string) => String(event?.getFirstPropertyValue(name))
  expect([value('uid'), value('sequence'), value('dtstart'), value('dtend')]).toEqual([
    'm1-meeting@evenshift',
    '4',
    '2026-06-27T14:00:00Z',
    '2026-06-27T16:00:00Z',
  ])
  expect([value('summary'), value('location'), value('description')]).toEqual(Object.values(told))
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})
