import { expect, test } from 'vitest'
import { dueOf } from '#web/areas/employer/applicants/applicant-words'

const now = new Date('2026-11-24T10:00:00Z')
const due = (replyBy: string | null, status: Parameters<typeof dueOf>[0]['status'] = 'applied') =>
  dueOf({ status, replyBy, pendingRejection: null }, now)

test('an answer is late, due today by its hour, due on a day, or not the employer’s turn', () => {
  expect(due('2026-11-23T10:00:00Z')).toEqual({ text: '1 day late', kind: 'bad' })
  expect(due('2026-11-24T09:00:00Z')).toEqual({ text: 'Late since 09:00', kind: 'bad' })
  expect(due('2026-11-24T16:10:00Z')).toEqual({ text: 'Today', alone: 'Reply today', kind: 'match' })
  expect(due('2026-11-27T16:10:00Z')).toEqual({ text: 'Fri 27 Nov', alone: 'Reply by Fri 27 Nov', kind: 'quiet' })
  expect(due(null, 'offered')).toEqual({ text: 'Their turn', kind: 'quiet' })
  expect(due(null, 'closed_job')).toBeNull()
  expect(due(null, 'hired')).toBeNull()
})

test('a rejection on its way stands before the due date', () => {
  const pendingRejection = { reason: 'travel', message: null, at: '2026-11-24T09:50:00Z' } as const
  expect(dueOf({ status: 'applied', replyBy: '2026-11-23T10:00:00Z', pendingRejection }, now)?.text).toBe('Rejection on its way')
})
