import { expect, test } from 'vitest'
import { type Owed, hasButton, isSettled } from '#contract/states/notification-asks'
import type { NotificationType } from '#contract/states/notification'

test.each<[NotificationType, Owed[], boolean]>([
  ['reply_overdue', ['application'], false],
  ['reply_overdue', ['start'], true],
  ['meeting_picked', ['attendance', 'application'], false],
  ['meeting_picked', ['attendance'], true],
  ['meeting_picked', ['application'], true],
  ['meeting_moved', ['meeting'], false],
  ['meeting_moved', ['application'], true],
  ['offer_accepted', ['start'], false],
  ['offer_accepted', [], true],
  ['shortlisted', [], false],
])('%s with %j still owed is settled: %s', (type, owed, settled) => {
  expect([isSettled(type, owed), hasButton(type, owed)]).toEqual([settled, !settled])
})

test('a changed job can be looked at after the answer', () => {
  expect([isSettled('job_changed', []), hasButton('job_changed', [])]).toEqual([true, true])
})
