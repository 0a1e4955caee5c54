import { expect, test } from 'vitest'
import { endedAtNight, isForAdults } from '#web/areas/employer/posts/write/young-workers'

test.each([
  ['14:00', '22:00', false],
  ['18:00', '23:00', true],
  ['20:00', '02:00', true],
  ['05:30', '09:00', true],
  ['06:00', '14:00', false],
  ['09:00', '17:30', true],
])('a shift %s–%s is for adults: %s', (start, end, expected) => {
  expect(isForAdults({ day: 2, start, end })).toBe(expected)
})

test('a late shift can be ended at 22:00 where that is enough', () => {
  expect(endedAtNight({ day: 1, start: '18:00', end: '23:00' })).toEqual({ day: 1, start: '18:00', end: '22:00' })
  expect(endedAtNight({ day: 1, start: '12:00', end: '23:00' })).toBeNull()
})
