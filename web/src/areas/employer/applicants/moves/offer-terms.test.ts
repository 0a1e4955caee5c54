import { employerJob } from '@evenshift/contract/model/job/job'
import { expect, test } from 'vitest'
import { endOfDay, firstAnswerDay, offerInputOf, offerValuesOf, usualAnswerDay } from '#web/areas/employer/applicants/moves/offer-terms'
import { sample } from '#web/testkit/sample'

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

test('an offer is to be answered in five days, or the day after a meeting that is later', () => {
  const now = new Date('2026-11-29T09:00:00Z')
  const days = [null, '2026-12-01T14:00:00Z', '2026-12-05T14:00:00Z'].map((meetingAt) => usualAnswerDay(now, meetingAt))
  expect(days).toEqual(['2026-12-04', '2026-12-04', '2026-12-06'])
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

test('an offer starts on a day with one of its shifts, from the job’s first day on and once there was time to answer', () => {
  const shift = (place: number, day: number) => ({
    _id: `01890000-0000-7000-8000-00000000000${place}`,
    day,
    start: '09:00',
    end: '13:00',
    breakMinutes: 0,
    people: 1,
  })
  const [monday, saturday] = [shift(1, 2), shift(2, 7)]
  const startOf = (startDate: string | null, ids: readonly string[] = []) => {
    const job = sample(employerJob, { shifts: [monday, saturday], startDate })
    return offerValuesOf(job, ids, null, usualAnswerDay(new Date('2026-11-26T12:00:00Z'), null)).offer.startDate
  }
  // A Thursday.
  expect(startOf('2026-12-17')).toBe('2026-12-19')
  expect(startOf('2026-12-17', [monday._id])).toBe('2026-12-21')
  expect(startOf('2026-12-19')).toBe('2026-12-19')
  expect(new Date(startOf('2026-10-01')).getUTCDay()).toBeOneOf([1, 6])
  expect(startOf('2026-10-01') > '2026-11-26').toBe(true)
  expect(startOf(null)).toBe('')
})
