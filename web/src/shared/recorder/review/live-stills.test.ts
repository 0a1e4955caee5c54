import { expect, test } from 'vitest'
import { middleStill } from '#web/shared/recorder/review/live-stills'

const stills = [0.1, 3, 6, 9].map((at) => ({ at, picture: new Blob([String(at)]) }))

test('the still comes from the middle of what is used', () => {
  expect(middleStill(stills, { start: 0, end: 10 })?.at).toBe(6)
  expect(middleStill(stills, { start: 0, end: 4 })?.at).toBe(3)
})

test('no still comes from what was cut away', () => {
  expect(middleStill(stills, { start: 0.5, end: 2.5 })).toBeUndefined()
  expect(middleStill(stills, { start: 4, end: 8.9 })?.at).toBe(6)
  expect(middleStill([], { start: 0, end: 10 })).toBeUndefined()
})
