import { jobChange } from '@evenshift/contract/model/job/job-change'
import { expect, test } from 'vitest'
import { historyLines } from '#web/areas/seeker/applications/one/history-lines'
import { sample } from '#web/testkit/sample'

const plain = { status: 'in_review', change: null } as const
const row = { reason: null, message: null, change: null, meeting: null, times: null, offer: null } as const
const invited = { ...row, status: 'interview_invited', at: '2026-11-21T16:10:00Z', by: 'employer' } as const

test.each([
  ['clock', 'The interview deadline passed'],
  ['employer', 'They called off the interview'],
] as const)('back in review after an invitation is told as what the %s did', (by, told) => {
  const back = { ...row, status: 'in_review', at: '2026-11-28T23:59:00Z', by } as const
  const lines = historyLines({ ...plain, history: [invited, back], firstViewedAt: null })
  expect(lines.map(({ text }) => text)).toEqual(['They invited you to an interview', told])
})

test('a review that follows anything else is a review', () => {
  const applied = { ...row, status: 'applied', at: '2026-11-20T16:10:00Z', by: 'seeker' } as const
  const looking = { ...row, status: 'in_review', at: '2026-11-20T18:00:00Z', by: 'employer' } as const
  expect(historyLines({ ...plain, history: [applied, looking], firstViewedAt: null })[1]?.text).toBe('They started reviewing it')
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
  expect(historyLines({ ...plain, history: [over], firstViewedAt: null })[0]?.text).toBe('Someone else got the job')
})

test('a step that was taken back is told as that', () => {
  const applied = { ...row, status: 'applied', at: '2026-11-21T16:10:00Z', by: 'seeker' } as const
  const shortlisted = { ...row, status: 'shortlisted', at: '2026-11-21T17:10:00Z', by: 'employer' } as const
  const back = { ...applied, at: '2026-11-21T17:12:00Z', by: 'employer' } as const
  const lines = historyLines({ ...plain, history: [applied, shortlisted, back], firstViewedAt: null })
  expect(lines.map(({ text }) => text)).toEqual(['You applied', 'They shortlisted you', 'They took that back'])
})

test('who withdraws after they accepted pulled out', () => {
  const accepted = { ...row, status: 'offer_accepted', at: '2026-11-21T17:10:00Z', by: 'seeker' } as const
  const left = { ...accepted, status: 'withdrawn', at: '2026-11-22T09:00:00Z', reason: 'study' } as const
  const lines = historyLines({ ...plain, history: [accepted, left], firstViewedAt: null })
  expect(lines.map(({ text }) => text)).toEqual(['You accepted the offer', 'You pulled out. Reason: studies come first'])
})

test('an offer that is made anew is a change of the one before', () => {
  const made = { ...row, status: 'offered', at: '2026-11-21T17:10:00Z', by: 'employer' } as const
  const anew = (offer: string) => ({ ...made, at: '2026-11-22T09:00:00Z', offer })
  const lines = historyLines({ ...plain, history: [made, anew(''), anew('£66.00 → £145.20 a week')], firstViewedAt: null })
  expect(lines.map(({ text }) => text)).toEqual([
    'They made you an offer',
    'They changed the offer',
    'They changed the offer: £66.00 → £145.20 a week',
  ])
})

test.each([
  ['in full where nothing else tells it', 'closed_job', 'They changed the job. Pay: £13 → £14. “Busier.”'],
  ['by its day alone beside the card that tells it', 'applied', 'They changed the job'],
] as const)('the newest change of the job is told %s, and older ones in full', (_name, status, told) => {
  const row = { status: 'applied', by: 'employer', reason: null, meeting: null, times: null, offer: null, message: null } as const
  const older = { ...row, at: '2026-11-23T10:00:00.000Z', change: 'Tips: Shared equally' }
  const newest = { ...row, at: '2026-11-26T10:00:00.000Z', change: 'Pay: £13 → £14', message: 'Busier.' }
  const change = sample(jobChange, { at: newest.at, confirmedAt: null })
  const lines = historyLines({ status, change, history: [older, newest], firstViewedAt: null })
  expect(lines.map(({ text }) => text)).toEqual(['They changed the job. Tips: Shared equally', told])
})

test('the word that was given stands where it was given', () => {
  const change = sample(jobChange, { confirmedAt: '2026-11-28T10:00:00Z' })
  expect(historyLines({ status: 'hired', change, history: [], firstViewedAt: null }).map(({ text }) => text)).toEqual([
    'You said you can still do it',
  ])
})
