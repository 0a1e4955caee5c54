import { expect, test } from 'vitest'
import { firstShiftHoliday } from '#web/areas/employer/applicants/moves/first-shift-holiday'

const [thursday, friday, saturday] = [{ day: 5 }, { day: 6 }, { day: 7 }]

test.each([
  [[friday], '2026-12-25', 'The first shift is on Christmas Day.'],
  [[friday, saturday], '2026-12-20', 'The first shift is on Christmas Day.'],
  [[saturday], '2026-12-25', 'The first shift is on Boxing Day.'],
  [[friday], '2027-01-01', 'The first shift is on New Year’s Day.'],
  [[thursday], '2026-12-24', undefined],
  [[saturday], '2026-12-27', undefined],
  [[], '2026-12-25', undefined],
  [[friday], '', undefined],
])('the first of shifts on %j from %s is said where it falls on a holiday', (shifts, startDate, said) => {
  expect(firstShiftHoliday(shifts, startDate)).toBe(said)
})
