import { applicationStatuses } from '@evenshift/contract/states/application'
import { allowedFrom } from '@evenshift/contract/states/application-moves'
import { expect, test } from 'vitest'
import { moveOptions, moveTargets } from '#web/areas/employer/moves/move-options'

test.each(applicationStatuses)('an application that is %s offers the moves of the state table, and no other', (status) => {
  const possible = allowedFrom(status, 'employer')
  expect(moveOptions({ status, allowed: [...possible] })).toEqual(
    moveTargets.filter((to) => possible.includes(to)).map((to) => ({ to, label: expect.any(String) })),
  )
})

test('a move that the state has but that is not open now stays in sight and says why', () => {
  expect(moveOptions({ status: 'shortlisted', allowed: ['in_review', 'rejected'] })).toContainEqual({
    to: 'offered',
    label: 'Make an offer',
    barred: 'Every place is taken or offered',
  })
})
