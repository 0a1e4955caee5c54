import { rejectReasons } from '@evenshift/contract/states/application/application'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { whyNotOf } from '#web/areas/seeker/applications/why-not/why-not'

const told = (_id: string, reason: (typeof rejectReasons)[number] | null, day: number) => ({
  _id,
  reason,
  changedAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
})

test('what came most often stands first, and of each reason the newest', () => {
  const reasons = whyNotOf([told('a', 'travel', 3), told('b', 'hours_do_not_fit', 9), told('c', 'travel', 12), told('d', null, 20)])
  expect(reasons.map(({ reason, applications }) => [reason, applications.map(({ _id }) => _id)])).toEqual([
    ['travel', ['c', 'a']],
    ['other', ['d']],
    ['hours_do_not_fit', ['b']],
  ])
})

test('every rejected application stands at one reason', () => {
  const rejected = fc.record({ reason: fc.constantFrom(...rejectReasons, null), day: fc.integer({ min: 1, max: 30 }) })
  fc.assert(
    fc.property(fc.array(rejected, { maxLength: 30 }), (list) => {
      const all = list.map(({ reason, day }, place) => told(String(place), reason, day))
      const ids = whyNotOf(all).flatMap(({ applications }) => applications.map(({ _id }) => _id))
      expect(ids.toSorted()).toEqual(all.map(({ _id }) => _id).toSorted())
    }),
  )
})
