import { expect, it } from 'vitest'
import { dueAfter } from '#server/capabilities/ground/approval/due'

it.each([
  ['a Tuesday morning', '2026-11-24T09:00:00Z', '2026-11-25T09:00:00Z'],
  ['a Friday afternoon', '2026-11-20T16:30:00Z', '2026-11-23T16:30:00Z'],
  ['a Saturday', '2026-11-21T09:00:00Z', '2026-11-23T09:00:00Z'],
  ['Thursday in UTC, already Friday in London', '2026-07-09T23:30:00Z', '2026-07-13T17:00:00Z'],
  ['a Sunday before dawn', '2026-11-22T05:10:00Z', '2026-11-23T18:00:00Z'],
  ['a Tuesday night', '2026-11-24T23:10:00Z', '2026-11-25T18:00:00Z'],
])('what was sent on %s is promised for the next working day, within its hours', (_, sentAt, due) => {
  expect(dueAfter(new Date(sentAt))).toEqual(new Date(due))
})
