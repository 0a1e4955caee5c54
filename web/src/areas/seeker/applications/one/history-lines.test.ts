import { expect, test } from 'vitest'
import { historyLines } from '#web/areas/seeker/applications/one/history-lines'

const row = { reason: null, message: null, change: null, meeting: null } as const
const invited = { ...row, status: 'interview_invited', at: '2026-11-21T16:10:00Z', by: 'employer' } as const

test.each([
  ['clock', 'The interview deadline passed'],
  ['employer', 'They cancelled the interview'],
] as const)('back in review after an invitation is told as what the %s did', (by, told) => {
  const back = { ...row, status: 'in_review', at: '2026-11-28T23:59:00Z', by } as const
  const lines = historyLines({ history: [invited, back], firstViewedAt: null })
  expect(lines.map(({ text }) => text)).toEqual(['They invited you to an interview', told])
})

test('a review that follows anything else is a review', () => {
  const applied = { ...row, status: 'applied', at: '2026-11-20T16:10:00Z', by: 'seeker' } as const
  const looking = { ...row, status: 'in_review', at: '2026-11-20T18:00:00Z', by: 'employer' } as const
  expect(historyLines({ history: [applied, looking], firstViewedAt: null })[1]?.text).toBe('They started reviewing it')
})

test('a job that went to someone else is told as that, once', () => {
  const over = {
    ...row,
    status: 'closed_job',
    at: '2026-11-27T16:10:00Z',
    by: 'clock',
    reason: 'position_filled',
    message: 'So it is.',
  } as const
  expect(historyLines({ history: [over], firstViewedAt: null })[0]?.text).toBe('Someone else got the job')
})

test('a step that was taken back is told as that', () => {
  const applied = { ...row, status: 'applied', at: '2026-11-21T16:10:00Z', by: 'seeker' } as const
  const shortlisted = { ...row, status: 'shortlisted', at: '2026-11-21T17:10:00Z', by: 'employer' } as const
  const back = { ...applied, at: '2026-11-21T17:12:00Z', by: 'employer' } as const
  const lines = historyLines({ history: [applied, shortlisted, back], firstViewedAt: null })
  expect(lines.map(({ text }) => text)).toEqual(['You applied', 'They shortlisted you', 'They took that back'])
})

test('an offer that is made anew is a change of the one before', () => {
  const made = { ...row, status: 'offered', at: '2026-11-21T17:10:00Z', by: 'employer' } as const
  const lines = historyLines({ history: [made, { ...made, at: '2026-11-22T09:00:00Z' }], firstViewedAt: null })
  expect(lines.map(({ text }) => text)).toEqual(['They made you an offer', 'They changed the offer'])
})
