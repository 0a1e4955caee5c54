import { expect, test } from 'vitest'
import {
  type JobStatus,
  closeReasons,
  jobAllowed,
  jobMove,
  jobMoves,
  jobStatuses,
  jobTabOf,
  jobTabs,
  stillReviewing,
  takesApplications,
} from '#contract/states/job/job'

test('the two tabs hold every status once', () => {
  expect(Object.values(jobTabs).flat().toSorted()).toEqual(jobStatuses.toSorted())
  for (const status of jobStatuses) expect(jobTabs[jobTabOf(status)]).toContain(status)
})

test('every status is reached from a draft', () => {
  const reached = new Set<JobStatus>(['draft'])
  for (const status of reached) for (const move of jobMoves) if (move.from === status) reached.add(move.to)
  expect([...reached].toSorted()).toEqual(jobStatuses.toSorted())
})

test('a job goes back to draft only from review or from a removal that was wrong', () => {
  const back = jobMoves.filter((move) => move.to === 'draft').map((move) => `${move.from} ${move.by}`)
  expect(back).toEqual(['pending_review staff', 'pending_review employer', 'removed staff'])
})

test('staff can remove a job in any status, and no one else can', () => {
  for (const status of jobStatuses.filter((one) => one !== 'removed'))
    expect(jobMove(status, 'removed', 'staff')?.needs).toEqual(['reason'])
  expect(jobMoves.filter((move) => move.to === 'removed' && move.by !== 'staff')).toEqual([])
})

test('whatever the employer or staff bring live has a place in the plan, or won its appeal', () => {
  for (const move of jobMoves.filter((one) => one.to === 'live'))
    expect(move.needs.some((need) => need === 'place_in_plan' || need === 'appeal_won_within_14_days')).toBe(true)
})

test('a closed job comes back only within its time and with vacancies left', () => {
  expect(jobMove('closed', 'live', 'employer')?.needs).toEqual(expect.arrayContaining(['within_30_days', 'vacancies_left']))
  expect(jobAllowed('closed', 'employer')).toEqual(['live'])
})

test('an employer can do nothing with a removed job', () => {
  expect(jobAllowed('removed', 'employer')).toEqual([])
})

test('only a live job takes applications', () => {
  expect(jobStatuses.filter(takesApplications)).toEqual(['live'])
})

test('live applications go on only after an end that decided nothing', () => {
  expect(closeReasons.filter((reason) => !stillReviewing.some((still) => still === reason))).toEqual([
    'hired_here',
    'hired_elsewhere',
    'not_needed',
    'filled',
    'employer_left',
  ])
})
