import { expect, test } from 'vitest'
import { dueOf, fitDays } from '#web/areas/employer/applicants/applicant-words'

const now = new Date('2026-11-24T10:00:00Z')
const due = (replyBy: string | null, status: Parameters<typeof dueOf>[0]['status'] = 'applied') =>
  dueOf({ status, replyBy, pendingRejection: null }, now)

test('an answer is late, due today by its hour, due on a day, or not the employer’s turn', () => {
  expect(due('2026-11-23T10:00:00Z')).toEqual({ text: '1 day late', kind: 'bad' })
  expect(due('2026-11-24T09:00:00Z')).toEqual({ text: 'Overdue today', kind: 'bad' })
  expect(due('2026-11-24T16:10:00Z')).toEqual({ text: 'Today, 16:10', kind: 'match' })
  expect(due('2026-11-27T16:10:00Z')).toEqual({ text: 'Fri 27 Nov', kind: 'quiet' })
  expect(due(null, 'offered')).toEqual({ text: 'Waiting for them', kind: 'quiet' })
  expect(due(null, 'hired')).toBeNull()
})

test('a rejection on its way stands before the due date', () => {
  const pendingRejection = { reason: 'travel', message: null, at: '2026-11-24T09:50:00Z' } as const
  expect(dueOf({ status: 'applied', replyBy: '2026-11-23T10:00:00Z', pendingRejection }, now)?.text).toBe('Rejection on its way')
})

test('a day fits, clashes, or fits in part by the clashing shifts alone', () => {
  const shifts = [
    { day: 3, start: '16:00', end: '20:00' },
    { day: 1, start: '10:00', end: '14:00' },
    { day: 1, start: '18:00', end: '21:00' },
    { day: 7, start: '09:00', end: '13:00' },
  ]
  const fit = { hoursFit: 8, hoursTotal: 15, shiftsFit: 2, shiftsTotal: 4, clashingShifts: shifts.slice(2), shifts }
  expect(fitDays(shifts, fit)).toEqual({ 1: 'partly', 2: 'none', 3: 'fits', 4: 'none', 5: 'none', 6: 'none', 7: 'clashes' })
})
