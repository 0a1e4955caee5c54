import { expect, test } from 'vitest'
import { behindStreet, wholeAddress } from '#web/shared/job/street-address'

const leeds = { town: 'Leeds', postcode: 'LS1 6BY' }

test.each([
  ['14 Call Lane', 'Leeds LS1 6BY'],
  ['14 Call Lane, Leeds', 'LS1 6BY'],
  ['14 Call Lane, LS1 6BY', 'Leeds'],
  ['14 Call Lane, leeds ls16by', ''],
  ['14 Call Lane, Leeds, LS1 6BY.', ''],
  ['14 Leeds Road', 'Leeds LS1 6BY'],
  ['', 'Leeds LS1 6BY'],
])('behind “%s” stands “%s”', (street, behind) => {
  expect(behindStreet({ street, ...leeds })).toBe(behind)
})

test('an address in one line says town and postcode once, known or not', () => {
  expect(wholeAddress({ street: '14 Call Lane', ...leeds })).toBe('14 Call Lane, Leeds LS1 6BY')
  expect(wholeAddress({ street: '14 Call Lane, Leeds LS1 6BY', ...leeds })).toBe('14 Call Lane, Leeds LS1 6BY')
  expect(wholeAddress({ street: '', ...leeds, postcode: '' })).toBe('Leeds')
  expect(wholeAddress({ street: '14 Call Lane', town: '', postcode: '' })).toBe('14 Call Lane')
})
