import { applicationStatuses } from '@evenshift/contract/states/application/application'
import { allowedFrom } from '@evenshift/contract/states/application/application-moves'
import { expect, test } from 'vitest'
import { firstMove, moveOptions, moveTargets } from '#web/areas/employer/applicants/moves/move-options'

test.each(applicationStatuses)('an application that is %s offers the moves of the state table, and no other', (status) => {
  const possible = allowedFrom(status, 'employer')
  expect(moveOptions({ status, allowed: [...possible], pendingRejection: null })).toEqual(
    moveTargets.filter((to) => possible.includes(to)).map((to) => ({ to, label: expect.any(String) })),
  )
})

test('a move that the state has but that isn’t open now stays in sight and says why', () => {
  expect(moveOptions({ status: 'shortlisted', allowed: ['in_review', 'rejected'], pendingRejection: null })).toContainEqual({
    to: 'offered',
    label: 'Make offer',
    barred: 'All places are filled or offered',
  })
})

test('a rejection on its way isn’t sent twice', () => {
  const pendingRejection = { reason: 'travel', message: null, at: '2026-11-24T09:50:00Z' } as const
  expect(moveOptions({ status: 'applied', allowed: ['in_review', 'rejected'], pendingRejection })).toContainEqual({
    to: 'rejected',
    label: 'Not this time',
    barred: 'Already on its way',
  })
})

test('cancelling an interview is offered, and never first', () => {
  const invited = { status: 'interview_invited', allowed: ['in_review', 'rejected'], pendingRejection: null } as const
  expect(moveOptions({ ...invited, allowed: [...invited.allowed] })).toContainEqual({ to: 'in_review', label: 'Call off interview' })
  expect(firstMove({ ...invited, allowed: [...invited.allowed] })).toBeUndefined()
})
