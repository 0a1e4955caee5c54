import { expect, test } from 'vitest'
import { instantOf, spanBetween, spotAt } from '#web/shared/meeting/london-times'

test.each([
  ['2026-11-28', '15:00', '2026-11-28T15:00:00.000Z'],
  ['2026-06-28', '15:00', '2026-06-28T14:00:00.000Z'],
  ['2026-06-28', '00:15', '2026-06-27T23:15:00.000Z'],
])('%s at %s in London is one instant, and is read back as it was written', (date, start, instant) => {
  expect(instantOf({ date, start })).toBe(instant)
  expect(spotAt(instant)).toEqual({ date, start })
})

test('a time that clocks show twice is the first, and one that they skip is an hour on', () => {
  expect(instantOf({ date: '2026-10-25', start: '01:30' })).toBe('2026-10-25T00:30:00.000Z')
  expect(instantOf({ date: '2026-03-29', start: '01:30' })).toBe('2026-03-29T01:30:00.000Z')
})

test('a stretch over midnight ends with the time of the next day', () => {
  const span = { start: '2026-11-28T22:00:00.000Z', end: '2026-11-29T01:00:00.000Z' }
  expect(spanBetween(span)).toEqual({ date: '2026-11-28', start: '22:00', end: '01:00' })
})
