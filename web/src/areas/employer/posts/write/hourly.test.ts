import { expect, test } from 'vitest'
import { hourlyOf } from '#web/areas/employer/posts/write/hourly'
import { blankPost } from '#web/areas/employer/posts/write/post-values'
import { minimumWageOn, rateOn } from '#web/areas/employer/posts/write/useMinimumWage'

const shifts = [
  { day: 7, start: '09:00', end: '13:00' },
  { day: 1, start: '20:00', end: '02:30', breakMinutes: 30 },
]
test.each([
  ['hour', 12.9, 12.9],
  ['day', 78, 13],
  ['week', 156, 13],
  ['month', 676, 13],
  ['year', 8112, 13],
  ['fixed', 260, 13],
] as const)('pay by the %s is made hourly: %d comes to £%d', (salaryUnit, salary, hourly) => {
  expect(hourlyOf({ ...blankPost, salary, salaryUnit, hoursPerWeek: 12, totalHours: 20, shifts })).toBeCloseTo(hourly)
})

test('without the hours it takes nothing is claimed', () => {
  expect(hourlyOf({ ...blankPost, salary: 900, salaryUnit: 'month' })).toBeNull()
})

const rates = [
  { effectiveFrom: '2026-04-01', band: '21', amount: 12.71 },
  { effectiveFrom: '2025-04-01', band: '21', amount: 12.21 },
  { effectiveFrom: '2026-04-01', band: '18', amount: 10.85 },
  { effectiveFrom: '2026-04-01', band: '16', amount: 8 },
  { effectiveFrom: '2026-04-01', band: 'apprentice', amount: 8 },
] as const
test('the rate is the one in force on the day', () => {
  expect(rateOn(rates, '21', '2026-03-31')?.amount).toBe(12.21)
  expect(rateOn(rates, '21', '2026-04-01')?.amount).toBe(12.71)
})

test('the legal minimum is told for every age', () => {
  expect(minimumWageOn(rates, '2026-11-26')).toEqual({
    adult: 12.71,
    words: 'Legal minimum an hour from 1 April 2026: £12.71 for 21 and over, £10.85 for 18 to 20, £8.00 under 18, £8.00 for apprentices.',
  })
  expect(minimumWageOn([], '2026-11-26')).toBeNull()
})
