import { expect, test } from 'vitest'
import { closesOn, momentNear } from '#web/shared/words/dates'

test.each([
  ['2026-11-30T00:10:00Z', 'Today, 00:10'],
  ['2026-11-29T23:50:00Z', '29 Nov, 23:50'],
  ['2026-06-14T22:30:00Z', '14 Jun, 23:30'],
  ['2025-11-14T11:18:00Z', '14 November 2025, 11:18'],
])('the moment %s is said by its day in London, with its year where that is not this one', (when, said) => {
  expect(momentNear(when, new Date('2026-11-30T04:56:00Z'))).toBe(said)
})

test.each([
  ['2026-11-29', 'Closed Sun 29 Nov'],
  ['2026-11-30', 'Closes today'],
  ['2026-12-01', 'Closes tomorrow'],
  ['2026-12-02', 'Closes Wed 2 Dec'],
  ['2027-01-02', 'Closes Sat 2 Jan 2027'],
])('a job that closes on %s says that day, in words where it is near: %s', (day, said) => {
  expect(closesOn(day, new Date('2026-11-30T04:56:00Z'))).toBe(said)
})
