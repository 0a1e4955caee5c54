import fc from 'fast-check'
import { expect, it } from 'vitest'
import { askedRange } from '#server/http/files/range'

it.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-1', null],
  ['bytes=-', null],
  ['bytes=0-1,4-5', null],
  ['pages=1-2', null],
  [undefined, null],
])('of 1,000 bytes %s asks for %o', (header, expected) => {
  expect(askedRange(header, 1000)).toEqual(expected)
})

it('never leaves the file', () => {
  const number = fc.nat({ max: 5000 })
  fc.assert(
    fc.property(number, number, fc.integer({ min: 1, max: 3000 }), (first, last, size) => {
      for (const header of [`bytes=${first}-${last}`, `bytes=${first}-`, `bytes=-${last}`]) {
        const range = askedRange(header, size)
        if (range === null || range === 'outside') continue
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.end).toBeLessThan(size)
        expect(range.start).toBeLessThanOrEqual(range.end)
      }
    }),
  )
})
