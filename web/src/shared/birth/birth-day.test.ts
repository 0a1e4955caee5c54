import { expect, test } from 'vitest'
import { birthFault } from '#web/shared/birth/birth-day'

test.each([
  ['', 'Enter your date of birth'],
  ['2006--9', 'Enter your date of birth'],
  ['2006-6-40', 'Check the day: months have 31 days at most'],
  ['2006-6-0', 'Check the day: months have 31 days at most'],
  ['2006-13-9', 'Check the month: it’s a number from 1 to 12'],
  ['1800-6-9', 'Check the year: enter all four digits, like 2006'],
  ['06-6-9', 'Check the year: enter all four digits, like 2006'],
  ['2006-2-31', 'There’s no 31 February. Check the day and month'],
  ['2006-4-31', 'There’s no 31 April. Check the day and month'],
  ['2007-2-29', 'There’s no 29 February in 2007. Check the day and year'],
  ['2004-2-29', null],
])('a date of birth that is no day is refused by what is wrong with it: %j', (typed, said) => {
  expect(birthFault(typed)).toBe(said)
})
