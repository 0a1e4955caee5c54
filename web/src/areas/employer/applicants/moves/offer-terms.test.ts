import { employerJob } from '@evenshift/contract/model/job/job'
import { offer } from '@evenshift/contract/model/offer'
import { expect, test } from 'vitest'
import {
  endOfDay,
  firstAnswerDay,
  offerInputOf,
  offerValuesOf,
  ownAnswerDay,
  usualAnswerDay,
} from '#web/areas/employer/applicants/moves/offer-terms'
import { sample } from '#web/testkit/sample'

const shift = (place: number, day: number) => ({
  _id: `01890000-0000-7000-8000-00000000000${place}`,
  day,
  start: '09:00',
  end: '13:00',
  breakMinutes: 0,
  people: 1,
})
const [monday, saturday, sunday] = [shift(1, 2), shift(2, 7), shift(3, 1)]

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
  const job = sample(employerJob, { shifts: [], startDate: null })
  const days = [null, '2026-12-01T14:00:00Z', '2026-12-05T14:00:00Z'].map((meetingAt) => usualAnswerDay(now, meetingAt, job, []))
  expect(days).toEqual(['2026-12-04', '2026-12-04', '2026-12-06'])
})

test('an offer is to be answered before its first shift, which is put off where that leaves too little time', () => {
  const now = new Date('2026-11-30T09:00:00Z')
  const terms = (startDate: string, meetingAt: string | null = null) => {
    const job = sample(employerJob, { shifts: [saturday, sunday], startDate })
    const { offer } = offerValuesOf(job, [], null, usualAnswerDay(now, meetingAt, job, []))
    return [offer.expiresAt, offer.startDate]
  }
  expect(terms('2026-12-05')).toEqual(['2026-12-04', '2026-12-05'])
  expect(terms('2026-12-01')).toEqual(['2026-12-04', '2026-12-05'])
  expect(terms('2026-11-01')).toEqual(['2026-12-05', '2026-12-06'])
  expect(terms('2026-12-12')).toEqual(['2026-12-05', '2026-12-12'])
  expect(terms('2026-12-05', '2026-12-04T18:00:00Z')).toEqual(['2026-12-05', '2026-12-06'])
})

test('an offer that is changed keeps its own day to answer by, while that leaves enough time', () => {
  const own = (expiresAt: string) => ownAnswerDay(new Date('2026-11-30T09:00:00Z'), sample(offer, { expiresAt }))
  expect(own('2026-12-03T23:59:00.000Z')).toBe('2026-12-03')
  expect(own('2026-12-01T23:59:00.000Z')).toBe('2026-12-02')
  expect(own('2026-11-30T08:00:00.000Z')).toBeNull()
})

test('an offer without its pay or its hours isn’t sent', () => {
  const written = {
    pay: 13,
    payUnit: 'hour',
    hoursPerWeek: 12,
    shifts: [],
    startDate: '2026-12-01',
    message: ' ',
    expiresAt: '2026-11-26',
  } as const
  expect(offerInputOf({ offer: written })).toEqual({
    pay: 13,
    payUnit: 'hour',
    hoursPerWeek: 12,
    shifts: [],
    startDate: '2026-12-01',
    expiresAt: '2026-11-26T23:59:00.000Z',
  })
  expect(offerInputOf({ offer: { ...written, pay: '' } })).toBeNull()
})

test('an offer starts on a day with one of its shifts, from the job’s first day on and once there was time to answer', () => {
  const startOf = (startDate: string | null, ids: readonly string[] = []) => {
    const job = sample(employerJob, { shifts: [monday, saturday], startDate })
    return offerValuesOf(job, ids, null, usualAnswerDay(new Date('2026-11-26T12:00:00Z'), null, job, ids)).offer.startDate
  }
  // A Thursday.
  expect(startOf('2026-12-17')).toBe('2026-12-19')
  expect(startOf('2026-12-17', [monday._id])).toBe('2026-12-21')
  expect(startOf('2026-12-19')).toBe('2026-12-19')
  expect(new Date(startOf('2026-10-01')).getUTCDay()).toBeOneOf([1, 6])
  expect(startOf('2026-10-01') > '2026-11-26').toBe(true)
  expect(startOf(null)).toBe('')
})
