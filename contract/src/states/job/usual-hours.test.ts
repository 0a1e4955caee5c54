import { expect, test } from 'vitest'
import { hasTooFewShifts, openShifts, shiftsLeft } from '#contract/states/job/usual-hours'

const job = { shifts: [{ _id: 'tue' }, { _id: 'fri' }, { _id: 'sat' }], shiftsNeeded: 2 }

test('a job has too few shifts left once one person couldn’t work as many as are asked, and shows them all again then', () => {
  expect([hasTooFewShifts(job, new Set(['tue'])), openShifts(job, new Set(['tue']))]).toEqual([false, job.shifts.slice(1)])
  expect([hasTooFewShifts(job, new Set(['tue', 'fri'])), openShifts(job, new Set(['tue', 'fri']))]).toEqual([true, job.shifts])
  expect([shiftsLeft(job, new Set(['tue', 'fri'])), shiftsLeft(job, new Set(['tue', 'fri', 'sat']))]).toEqual([
    [{ _id: 'sat' }],
    job.shifts,
  ])
})

test('a job of which everybody works all shifts never has too few', () => {
  expect(hasTooFewShifts({ ...job, shiftsNeeded: null }, new Set(['tue', 'fri', 'sat']))).toBe(false)
})
