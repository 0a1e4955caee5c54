import { expect, it } from 'vitest'
import { lateReply } from '#server/capabilities/ground/notices/late-reply'

const about = { job: 'Barista', dueBy: '2026-11-12T16:10:00Z', owed: ['application' as const] }
const before = new Date('2026-11-12T09:00:00Z')
const after = new Date('2026-11-13T09:00:00Z')

it('a reminder says that a reply is late once it is, and no longer than it is owed', () => {
  expect(lateReply('reply_due_soon', about, after)).toEqual({
    title: '{applicant} hasn’t had a reply',
    body: 'Barista. Due by Thu 12 Nov.',
  })
  expect(lateReply('reply_due_soon', about, before)).toBeNull()
  expect(lateReply('reply_overdue', { ...about, owed: [] }, after)).toBeNull()
  expect(lateReply('new_application', about, after)).toBeNull()
})
