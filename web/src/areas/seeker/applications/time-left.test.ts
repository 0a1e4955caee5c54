import { expect, test } from 'vitest'
import type { Facts } from '#web/areas/seeker/applications/facts'
import { timeLeft } from '#web/areas/seeker/applications/time-left'

const now = new Date('2026-11-24T10:00:00Z')
const waiting = (replyBy: string | null, isLate = false) =>
  ({ status: 'in_review', replyBy, isLate, offer: null, interview: null }) as Facts

test.each([
  ['2026-11-27T10:00:00Z', false, '3 days'],
  ['2026-11-25T10:00:00Z', false, '1 day'],
  ['2026-11-24T22:00:00Z', false, '12 hours'],
  ['2026-11-25T00:30:00Z', false, '14 hours'],
  ['2026-11-24T15:20:00Z', false, '5 hours'],
  ['2026-11-24T10:20:00Z', false, '20 minutes'],
  ['2026-11-24T08:10:00Z', true, '1 hour late'],
  ['2026-11-22T08:10:00Z', true, '2 days late'],
] as const)('the promise of %s counts down: late %s, %s', (replyBy, isLate, words) => {
  const left = timeLeft(waiting(replyBy, isLate), now)
  expect(left && `${left.figure} ${left.unit}`).toBe(words)
  expect(left?.late).toBe(isLate)
})

test('times to pick from count before an interview that is due later', () => {
  const both = { ...waiting(null), status: 'interview_invited', interview: { deadline: '2026-12-01T10:00:00Z' } } as Facts
  expect(timeLeft(both, now)?.figure).toBe(7)
  expect(timeLeft({ ...both, pickTimeBy: '2026-11-25T18:00:00Z' }, now)?.figure).toBe(1)
})

test('an agreed meeting counts before the reply that follows it and says that it’s the meeting, until it has begun', () => {
  const meeting = { kind: 'chat', status: 'agreed', at: '2026-11-26T14:00:00Z', outcomeDue: null } as const
  const facts = { ...waiting('2026-12-01T10:00:00Z'), meeting } as Facts
  expect(timeLeft(facts, now)).toEqual({ lead: 'Chat in', figure: 2, unit: 'days', late: false })
  expect(timeLeft(facts, new Date('2026-11-26T14:00:00Z'))).toEqual({ lead: 'Reply in', figure: 5, unit: 'days', late: false, quiet: true })
})

test('nothing counts where nothing is due', () => {
  expect(timeLeft(waiting(null), now)).toBeNull()
})

test('an agreed job counts down to its first day, and no further', () => {
  const agreed = (startDate: string, shifts: object[] = []) =>
    ({ ...waiting(null), status: 'offer_accepted', offer: { startDate, shifts } }) as Facts
  expect(timeLeft(agreed('2026-11-30'), now)).toEqual({ lead: 'Starts in', figure: 6, unit: 'days', late: false })
  expect(timeLeft(agreed('2026-11-30', [{ day: 4, start: '09:00', end: '13:00' }]), now)?.figure, 'the Wednesday’s shift').toBe(8)
  expect(timeLeft(agreed('2026-11-24'), now)).toBeNull()
})
