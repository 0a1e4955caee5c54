import { expect, test } from 'vitest'
import { historyLines as linesAt } from '#web/areas/employer/applicants/one/history-lines'

const now = new Date('2026-11-23T12:00:00Z')
const historyLines = (application: Parameters<typeof linesAt>[0]) => linesAt(application, now)

test('the first look stands where it happened, and the due answer at the end', () => {
  const applied = {
    status: 'applied',
    at: '2026-11-21T16:10:00Z',
    by: 'seeker',
    reason: null,
    message: null,
    change: null,
    meeting: null,
    times: null,
    offer: null,
  } as const
  const shortlisted = {
    status: 'shortlisted',
    at: '2026-11-23T09:12:00Z',
    by: 'employer',
    reason: null,
    message: null,
    change: null,
    meeting: null,
    times: null,
    offer: null,
  } as const
  const facts = { history: [applied, shortlisted], firstViewedAt: '2026-11-23T09:02:00Z', pendingRejection: null, change: null }
  expect(historyLines({ ...facts, replyBy: '2026-11-24T16:10:00Z' })).toEqual([
    { text: 'Applied', at: 'Sat 21 Nov, 16:10' },
    { text: 'You opened it', at: 'Mon 23 Nov, 09:02' },
    { text: 'Shortlisted', at: 'Mon 23 Nov, 09:12' },
    { text: 'Reply due', at: 'Tue 24 Nov', state: 'next' },
  ])
})

test('a reply that is late is told at its moment, with how late it is', () => {
  const row = { reason: null, message: null, change: null, meeting: null, times: null, offer: null, by: 'seeker' } as const
  const applied = { ...row, status: 'applied', at: '2026-11-05T16:10:00Z' } as const
  const facts = { history: [applied], firstViewedAt: '2026-11-23T09:02:00Z', pendingRejection: null, change: null }
  expect(historyLines({ ...facts, replyBy: '2026-11-12T16:10:00Z' })).toEqual([
    { text: 'Applied', at: 'Thu 5 Nov, 16:10' },
    { text: 'Reply was due', more: '11 days late', at: 'Thu 12 Nov', state: 'late' },
    { text: 'You opened it', at: 'Mon 23 Nov, 09:02' },
  ])
})

test('why someone left is told in words, and that they pulled out where they had accepted', () => {
  const declined = {
    status: 'offer_declined',
    at: '2026-11-21T16:10:00Z',
    by: 'seeker',
    reason: 'pay',
    message: null,
    change: null,
    meeting: null,
    times: null,
    offer: null,
  } as const
  expect(historyLines({ history: [declined], firstViewedAt: null, replyBy: null, pendingRejection: null, change: null })[0]?.text).toBe(
    'They declined the offer: the pay',
  )
  const history = [{ ...declined, status: 'offer_accepted', reason: null } as const, { ...declined, status: 'withdrawn' } as const]
  expect(historyLines({ history, firstViewedAt: null, replyBy: null, pendingRejection: null, change: null })[1]?.text).toBe(
    'They pulled out: the pay',
  )
})

test.each([
  ['clock', 'The interview deadline passed'],
  ['employer', 'You called off the interview'],
] as const)('back in review after an invitation is told as what the %s did', (by, told) => {
  const row = { reason: null, message: null, change: null, meeting: null, times: null, offer: null } as const
  const invited = { ...row, status: 'interview_invited', at: '2026-11-21T16:10:00Z', by: 'employer' } as const
  const back = { ...row, status: 'in_review', at: '2026-11-28T23:59:00Z', by } as const
  const lines = historyLines({ history: [invited, back], firstViewedAt: null, replyBy: null, pendingRejection: null, change: null })
  expect(lines.map(({ text }) => text)).toEqual(['Invited to an interview', told])
})

test('a change of the job is told as one, wherever the application stood', () => {
  const row = { reason: null, message: null, by: 'employer', at: '2026-11-21T16:10:00Z', meeting: null, times: null, offer: null } as const
  const invited = { ...row, status: 'interview_invited', change: null, meeting: null, times: null, offer: null } as const
  const changed = { ...row, status: 'interview_invited', change: 'Saturday 13:00–17:00' } as const
  const lines = historyLines({ history: [invited, changed], firstViewedAt: null, replyBy: null, pendingRejection: null, change: null })
  expect(lines.map(({ text }) => text)).toEqual(['Invited to an interview', 'You changed the job: Saturday 13:00–17:00'])
})

test('a step that was taken back is told as that', () => {
  const row = { reason: null, message: null, change: null, meeting: null, times: null, offer: null } as const
  const applied = { ...row, status: 'applied', at: '2026-11-21T16:10:00Z', by: 'seeker' } as const
  const shortlisted = { ...row, status: 'shortlisted', at: '2026-11-21T17:10:00Z', by: 'employer' } as const
  const back = { ...applied, at: '2026-11-21T17:12:00Z', by: 'employer' } as const
  const lines = historyLines({
    history: [applied, shortlisted, back],
    firstViewedAt: null,
    replyBy: null,
    pendingRejection: null,
    change: null,
  })
  expect(lines.map(({ text }) => text)).toEqual(['Applied', 'Shortlisted', 'You took that back'])
})

test('an offer that was sent again says what of it was changed', () => {
  const row = { at: '2026-11-21T16:10:00Z', by: 'employer', reason: null, message: null, change: null, meeting: null, times: null } as const
  const history = [
    { ...row, status: 'offered', offer: null },
    { ...row, status: 'offered', offer: 'pays £13.50 an hour, starts 4 January 2027' },
    { ...row, status: 'offered', offer: '' },
    { ...row, status: 'offer_expired', by: 'clock', offer: null },
    { ...row, status: 'offered', offer: 'reply by 9 January 2027' },
  ] as const
  const lines = historyLines({ history: [...history], firstViewedAt: null, replyBy: null, pendingRejection: null, change: null })
  expect(lines.map(({ text }) => text)).toEqual([
    'You made an offer',
    'You changed the offer: pays £13.50 an hour, starts 4 January 2027',
    'You changed the message of the offer',
    'The offer expired',
    'You made an offer',
  ])
})

test('their word about a changed job stands where they gave it, and not before', () => {
  const applied = { status: 'applied', at: '2026-11-21T16:10:00Z', by: 'seeker', reason: null, message: null } as const
  const nothing = { change: null, meeting: null, times: null, offer: null }
  const facts = { history: [{ ...applied, ...nothing }], firstViewedAt: null, replyBy: null, pendingRejection: null }
  const told = (confirmedAt: string | null) => historyLines({ ...facts, change: { at: '2026-11-22T09:00:00Z', confirmedAt, said: [] } })
  expect(told('2026-11-22T10:30:00Z').at(-1)).toEqual({ text: 'They can still do it', at: 'Sun 22 Nov, 10:30' })
  expect(told(null)).toHaveLength(1)
})
