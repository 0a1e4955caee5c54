import { expect, test } from 'vitest'
import { type Owed, hasButton, isAsking, isSettled, needsAnswer } from '#contract/states/notification-asks'
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
  ['message_received', ['talk'], false],
  ['message_received', [], true],
])('%s with %j still owed is settled: %s', (type, owed, settled) => {
  expect([isSettled(type, owed), hasButton(type, owed)]).toEqual([settled, !settled])
})

test('a changed job can be looked at after the answer', () => {
  expect([isSettled('job_changed', []), hasButton('job_changed', [])]).toEqual([true, true])
})

test('a message can be replied to while the application goes on, and is never late', () => {
  expect([isAsking('message_received'), isAsking('offer_received')]).toEqual([false, true])
})

test.each<[NotificationType, Owed[], boolean]>([
  ['offer_received', ['offer', 'talk'], true],
  ['offer_received', ['talk'], false],
  ['job_changed', ['change'], true],
  ['meeting_agreed', ['attendance', 'reply'], false],
  ['start_check', ['start'], false],
  ['message_received', ['talk'], false],
])('%s with %j still owed needs a seeker’s answer: %s', (type, owed, needs) => {
  expect(needsAnswer(type, owed)).toBe(needs)
})
