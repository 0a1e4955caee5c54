import { expect, test } from 'vitest'
import { hourlyOf } from '#web/areas/employer/posts/write/hourly'
import { blankPost } from '#web/areas/employer/posts/write/post-values'
import { rateOn } from '#web/areas/employer/posts/write/useMinimumWage'

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

test('the rate is the one in force on the day', () => {
  const rates = [
    { effectiveFrom: '2026-04-01', band: '21', amount: 12.71 },
    { effectiveFrom: '2025-04-01', band: '21', amount: 12.21 },
    { effectiveFrom: '2026-04-01', band: '18', amount: 10.85 },
  ] as const
  expect(rateOn(rates, '21', '2026-03-31')?.amount).toBe(12.21)
  expect(rateOn(rates, '21', '2026-04-01')?.amount).toBe(12.71)
})
