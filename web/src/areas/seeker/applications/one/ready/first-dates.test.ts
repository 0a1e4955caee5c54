import { expect, test } from 'vitest'
import { firstPayDay } from '#web/areas/seeker/applications/one/ready/first-dates'

test.each([
  ['weekly', '2026-12-12', '2026-12-19'],
  ['fortnightly', '2026-12-12', '2026-12-26'],
  ['four_weekly', '2026-12-12', '2027-01-09'],
  ['monthly', '2026-12-12', '2027-01-12'],
  ['monthly', '2027-01-31', '2027-02-28'],
] as const)('the first money of a job paid %s that begins on %s is there by %s', (payDay, startDate, by) => {
  expect(firstPayDay(startDate, payDay)).toBe(by)
})
