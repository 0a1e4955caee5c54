import { expect, test } from 'vitest'
import { endOfDay, firstAnswerDay, offerInputOf } from '#web/areas/employer/applicants/moves/offer-terms'

test.each([
  ['2026-11-26', '2026-11-26T23:59:00.000Z'],
  ['2026-07-26', '2026-07-26T22:59:00.000Z'],
])('the last day to answer, %s, ends with the day in London, winter and summer', (day, instant) => {
  expect(endOfDay(day)).toBe(instant)
})

test('the first day to answer by leaves at least 48 hours', () => {
  const now = new Date('2026-11-21T23:30:00Z')
  expect(Date.parse(endOfDay(firstAnswerDay(now))) - now.getTime()).toBeGreaterThanOrEqual(48 * 3_600_000)
})

test('an offer without its pay or its hours isn’t sent', () => {
  const offer = {
    pay: 13,
    payUnit: 'hour',
    hoursPerWeek: 12,
    shifts: [],
    startDate: '2026-12-01',
    message: ' ',
    expiresAt: '2026-11-26',
  } as const
  expect(offerInputOf({ offer })).toEqual({
    pay: 13,
    payUnit: 'hour',
    hoursPerWeek: 12,
    shifts: [],
    startDate: '2026-12-01',
    expiresAt: '2026-11-26T23:59:00.000Z',
  })
  expect(offerInputOf({ offer: { ...offer, pay: '' } })).toBeNull()
})
