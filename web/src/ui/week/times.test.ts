import { expect, test } from 'vitest'
import { timesOf } from '#web/ui/week/times'

test('the times of one picture are whole hours, or all have their minutes', () => {
  const whole = { start: '08:00', end: '13:00' }
  expect(timesOf([whole])('08:00')).toBe('08')
  expect(timesOf([whole, { start: '08:30', end: '13:00' }])('08:00')).toBe('08:00')
})
