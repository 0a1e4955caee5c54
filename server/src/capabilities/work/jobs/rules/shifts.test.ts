import { expect, it } from 'vitest'
import { adultsOnlyReason } from '#server/capabilities/work/jobs/rules/shifts'

const on = (day: number, start: string, end: string) => ({ day, start, end })
const weekdays = (start: string, end: string) => [2, 3, 4, 5, 6].map((day) => on(day, start, end))

/** Working Time Regulations 1998: the regulation that decides stands first. */
it.each([
  ['5A(1)(a)', 'eight hours a day are allowed', [on(7, '09:00', '17:00')], null, null],
  ['5A(1)(a)', 'half an hour more isn’t', [on(7, '09:00', '17:30')], null, /longer than 8 hours/],
  ['5A(1)(a)', 'two shifts of a day count together', [on(7, '07:00', '12:00'), on(7, '17:00', '21:00')], null, /more than 8 hours/],
  ['5A(1)(b)', 'forty hours a week are allowed', weekdays('09:00', '17:00'), 40, null],
  ['5A(1)(b)', 'more aren’t', [on(7, '09:00', '13:00')], 40.5, /more than 40 hours a week/],
  ['6A', 'an evening until ten is allowed', [on(6, '18:00', '22:00')], null, null],
  ['6A', 'half past ten isn’t', [on(6, '18:00', '22:30')], null, /Fri 18:00–22:30 lies partly between 22:00 and 06:00/],
  ['6A', 'six in the morning is allowed', [on(6, '06:00', '10:00')], null, null],
  ['6A', 'half past five isn’t', [on(6, '05:30', '09:00')], null, /between 22:00 and 06:00/],
  ['6A', 'a shift that ends at midnight isn’t', [on(6, '18:00', '00:00')], null, /between 22:00 and 06:00/],
  ['10(2)', 'twelve hours of rest are enough', [on(6, '16:00', '20:00'), on(7, '08:00', '12:00')], null, null],
  ['10(2)', 'eleven and a half aren’t', [on(6, '16:00', '20:30'), on(7, '08:00', '12:00')], null, /less than 12 hours of rest follow Fri/],
  [
    '10(2)',
    'rest counts from Saturday to Sunday',
    [on(7, '18:00', '22:00'), on(1, '08:00', '12:00')],
    null,
    /less than 12 hours of rest follow Sat/,
  ],
  ['11(3)', 'two free days need not be in one piece', [1, 2, 4, 5, 7].map((day) => on(day, '10:00', '14:00')), null, null],
  ['11(3)', 'one free day is too few', [1, 2, 3, 4, 5, 6].map((day) => on(day, '09:00', '13:00')), null, /less than 2 days of rest/],
  [
    'shared',
    'shifts that several people share are judged one by one',
    [1, 2, 3, 4, 5, 6, 7].map((day) => on(day, '10:00', '14:00')),
    12,
    null,
  ],
  ['none', 'a job without shifts says nothing', [], 12, null],
])('reg. %s: %s', (_regulation, _name, shifts, hoursPerWeek, reason) => {
  const told = adultsOnlyReason(shifts, hoursPerWeek)
  if (reason === null) expect(told).toBeNull()
  else expect(told).toMatch(reason)
})
