import { expect, test } from 'vitest'
import { hoursFigure, hoursOfShifts, hoursWords } from '#web/shared/week/worked-hours'

test('an unpaid break is no part of the hours, and a night goes on into the next day', () => {
  const shifts = [
    { start: '09:00', end: '17:00', breakMinutes: 30 },
    { start: '22:00', end: '02:00' },
  ]
  expect(hoursOfShifts(shifts)).toBe(11.5)
})

test.each([
  [0, '0 hours'],
  [0.75, '45\u00A0min'],
  [1, '1 hour'],
  [4.5, '4½ hours'],
  [13 + 40 / 60, '13\u00A0h 40\u00A0min'],
])('%d hours read as %s, no figure apart from its unit', (hours, words) => {
  expect(hoursWords(hours)).toBe(words)
})

test.each([
  [8, '8', 'hours'],
  [7.5, '7½', 'hours'],
  [7.75, '7\u00A0h', '45\u00A0min'],
  [0.75, '45', 'min'],
])('a figure of %d hours is %s over %s', (hours, figure, label) => {
  expect(hoursFigure(hours)).toEqual({ figure, label })
})
