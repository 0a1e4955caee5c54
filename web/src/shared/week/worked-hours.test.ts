import { expect, test } from 'vitest'
import { hoursOfShifts, hoursWords } from '#web/shared/week/worked-hours'

test('an unpaid break is no part of the hours, and a night goes on into the next day', () => {
  const shifts = [
    { start: '09:00', end: '17:00', breakMinutes: 30 },
    { start: '22:00', end: '02:00' },
  ]
  expect(hoursOfShifts(shifts)).toBe(11.5)
})

test.each([
  [0, '0 hours'],
  [0.75, '45 min'],
  [1, '1 hour'],
  [4.5, '4 h 30 min'],
  [13 + 40 / 60, '13 h 40 min'],
])('%d hours read as %s', (hours, words) => {
  expect(hoursWords(hours)).toBe(words)
})
