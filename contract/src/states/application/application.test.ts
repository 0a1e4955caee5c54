import { expect, test } from 'vitest'
import {
  type ApplicationStatus,
  applicationStatuses,
  applicationReasons,
  applicationTabs,
  isOpen,
  isSeekersTurn,
  leaveReasons,
  mayReapply,
  reapplyAfter,
  rejectReasons,
  tabOf,
} from '#contract/states/application/application'
import { applicationWords } from '#contract/states/application/application-words'
import {
  allowedFrom,
  applicationMove,
  applicationMoves,
  mayReject,
  mayUndo,
  movesFrom,
} from '#contract/states/application/application-moves'

const from = (status: ApplicationStatus): readonly ApplicationStatus[] =>
  applicationMoves.filter((move) => move.from === status).map((move) => move.to)

test('the three tabs hold every status once', () => {
  expect(Object.values(applicationTabs).flat().toSorted()).toEqual(applicationStatuses.toSorted())
  for (const status of applicationStatuses) expect(applicationTabs[tabOf(status)]).toContain(status)
})

test('every status is reached from the first one', () => {
  const reached = new Set<ApplicationStatus>(movesFrom(null, 'seeker').map((move) => move.to))
  for (const status of reached) for (const next of from(status)) reached.add(next)
  expect([...reached].toSorted()).toEqual(applicationStatuses.toSorted())
})

test('what is over stays over, but for the three ways back that only the employer has', () => {
  const back = applicationMoves.filter((move) => move.from !== null && !isOpen(move.from))
  expect(back.map((move) => `${move.from} → ${move.to} ${move.by}`).toSorted()).toEqual([
    'closed_no_reply → in_review employer',
    'offer_expired → offered employer',
    'rejected → in_review employer',
  ])
})

test('a seeker can withdraw whatever is open and nothing that is over', () => {
  for (const status of applicationStatuses)
    expect(applicationMove(status, 'withdrawn', 'seeker') !== undefined, status).toBe(isOpen(status))
})

test('an employer can reject every live application and no other, and only the clock makes it final', () => {
  for (const status of applicationStatuses) {
    expect(mayReject(status), status).toBe(tabOf(status) === 'live')
    expect(allowedFrom(status, 'employer').includes('rejected'), status).toBe(tabOf(status) === 'live')
    expect(applicationMove(status, 'rejected', 'employer')).toBeUndefined()
  }
})

test('only the seeker accepts or declines, only the employer hires, and only with the right-to-work check', () => {
  const movers = (to: ApplicationStatus) => applicationMoves.filter((move) => move.to === to).map((move) => move.by)
  expect([...movers('offer_accepted'), ...movers('offer_declined')]).toEqual(['seeker', 'seeker'])
  expect(movers('hired')).toEqual(['employer'])
  expect(applicationMove('offer_accepted', 'hired', 'employer')?.needs).toEqual(['right_to_work_check'])
})

test('only the clock closes for want of a reply, and never while it is the seeker’s turn', () => {
  const silent = applicationMoves.filter((move) => move.to === 'closed_no_reply')
  expect(new Set(silent.map((move) => move.by))).toEqual(new Set(['clock']))
  expect(silent.filter((move) => move.from !== null && isSeekersTurn(move.from))).toEqual([])
})

test('every offer is made on lawful terms, and a new one needs a free place', () => {
  for (const move of applicationMoves.filter((one) => one.to === 'offered')) {
    expect(move.needs).toContain('lawful_terms')
    expect(move.needs.includes('vacancy_free')).toBe(move.from !== 'offered')
  }
})

test('the same actor has one rule a move, apart from the two ends of an accepted offer', () => {
  const keys = applicationMoves.map((move) => `${move.from} ${move.to} ${move.by}`)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual(['offer_accepted closed_job clock'])
})

test('no one applies again after a rejection or a hire, or while an application is open', () => {
  expect(mayReapply('rejected') || mayReapply('hired')).toBe(false)
  expect(reapplyAfter.filter(isOpen)).toEqual([])
})

test('only moves between review and shortlist can be taken back', () => {
  expect(applicationStatuses.filter(mayUndo)).toEqual(['in_review', 'shortlisted'])
})

test('every status has words of its own', () => {
  expect(new Set(Object.values(applicationWords)).size).toBe(applicationStatuses.length)
})

test('every reason of either side is known, once', () => {
  expect(applicationReasons.toSorted()).toEqual([...new Set([...rejectReasons, ...leaveReasons])].toSorted())
})
