import { applicationStatuses } from '@evenshift/contract/states/application/application'
import { allowedFrom } from '@evenshift/contract/states/application/application-moves'
import { expect, test } from 'vitest'
import { dropOf } from '#web/areas/employer/applicants/board/board-drop'
import { boardColumns } from '#web/areas/employer/applicants/columns'

test.each(applicationStatuses)('a card that is %s drops on a column as the state table allows, and elsewhere says why', (status) => {
  const allowed = [...allowedFrom(status, 'employer')]
  for (const { key, statuses } of boardColumns) {
    const drop = dropOf({ status, allowed, pendingRejection: null }, key)
    if (statuses.some((one) => one === status)) expect(drop, `${key}: its own column`).toBeNull()
    else if (drop && 'to' in drop) expect(allowed, `${key}: an open move`).toContain(drop.to)
    else expect(drop?.why, `${key}: a reason`).toMatch(/\w+/)
  }
})

test.each([
  ['applied', 'review', { to: 'in_review' }],
  ['in_review', 'shortlist', { to: 'shortlisted' }],
  ['shortlisted', 'offer', { to: 'offered' }],
  ['applied', 'interview', { to: 'interview_invited' }],
  ['offered', 'accepted', { why: 'They accept an offer themselves' }],
  ['interview_invited', 'shortlist', { why: 'There’s no way from “Invited” to “Shortlisted”' }],
] as const)('%s onto %s', (status, key, expected) => {
  expect(dropOf({ status, allowed: [...allowedFrom(status, 'employer')], pendingRejection: null }, key)).toEqual(expected)
})

test('a move that isn’t open just now tells the reason of the menu', () => {
  expect(dropOf({ status: 'shortlisted', allowed: ['in_review'], pendingRejection: null }, 'offer')).toEqual({
    why: 'All places are filled or offered',
  })
})
