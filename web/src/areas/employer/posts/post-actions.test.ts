import { jobStatuses } from '@evenshift/contract/states/job/job'
import { expect, test } from 'vitest'
import { postActions } from '#web/areas/employer/posts/post-actions'

const now = new Date('2026-11-21T10:00:00Z')
const job: { closedAt: string | null; filled: number; vacancies: number } = { closedAt: null, filled: 0, vacancies: 2 }
const actionsAt = (status: (typeof jobStatuses)[number]) => postActions({ ...job, status }, now).map(({ action }) => action)

test('each status offers the moves that the state table gives an employer, a live one may be shared, and no other', () => {
  expect(Object.fromEntries(jobStatuses.map((status) => [status, actionsAt(status)]))).toEqual({
    draft: ['publish', 'duplicate', 'delete'],
    pending_review: ['recall', 'duplicate'],
    live: ['share', 'pause', 'close_now', 'close_on', 'duplicate'],
    paused: ['resume', 'close_now', 'close_on', 'duplicate'],
    closed: ['reopen', 'duplicate'],
    removed: ['duplicate'],
  })
})

test('a job closed more than 30 days ago, or with every place filled, can’t be opened again and says why', () => {
  const reopen = (facts: Partial<typeof job>) =>
    postActions({ ...job, ...facts, status: 'closed' }, now).find(({ action }) => action === 'reopen')?.barred
  expect(reopen({ closedAt: '2026-10-23T10:00:00Z' })).toBeUndefined()
  expect(reopen({ closedAt: '2026-10-21T10:00:00Z' })).toBe('It closed more than 30 days ago')
  expect(reopen({ closedAt: '2026-11-20T10:00:00Z', filled: 2 })).toBe('All places are filled')
})
