import { expect, test } from 'vitest'
import { moveInput } from '#contract/model/application/applicant-move'

const _id = '01890000-0000-7000-8000-000000000000'
const accepts = (body: object): boolean => moveInput.safeParse(body).success

test('a plain move needs the version that was seen', () => {
  expect(accepts({ status: 'shortlisted', version: 3 })).toBe(true)
  expect(accepts({ status: 'shortlisted' })).toBe(false)
})

test('a rejection needs one of the reasons, and a rejection for another reason says which', () => {
  expect(accepts({ status: 'rejected', version: 1 })).toBe(false)
  expect(accepts({ status: 'rejected', version: 1, reason: 'travel' })).toBe(true)
  expect(accepts({ status: 'rejected', version: 1, reason: 'other' })).toBe(false)
  expect(accepts({ status: 'rejected', version: 1, reason: 'other', message: 'The shop is closing.' })).toBe(true)
  expect(accepts({ status: 'rejected', applications: [{ _id, version: 1 }], reason: 'other' })).toBe(false)
})

test('an invitation comes with questions and a deadline, an offer with terms, a hire with the check', () => {
  expect(accepts({ status: 'interview_invited', version: 1 })).toBe(false)
  expect(accepts({ status: 'offered', version: 1 })).toBe(false)
  expect(accepts({ status: 'hired', version: 1 })).toBe(false)
  const rightToWork = { method: 'online', checkedOn: '2026-11-20', checkedBy: 'Jo Marsh' }
  expect(accepts({ status: 'hired', version: 1, rightToWork })).toBe(true)
  expect(accepts({ status: 'shortlisted', version: 1, rightToWork })).toBe(false)
})

test('what only the seeker or the clock decides can’t be asked for', () => {
  for (const status of ['applied', 'interview_submitted', 'offer_accepted', 'offer_declined', 'withdrawn', 'closed_no_reply', 'closed_job'])
    expect(accepts({ status, version: 1 }), status).toBe(false)
})

test('many move at once, fifty at most, and only by moves that need nothing of their own', () => {
  const rows = (many: number): object[] => Array.from({ length: many }, () => ({ _id, version: 1 }))
  expect(accepts({ status: 'in_review', applications: rows(50) })).toBe(true)
  expect(accepts({ status: 'in_review', applications: rows(51) })).toBe(false)
  expect(accepts({ status: 'in_review', applications: [] })).toBe(false)
  expect(accepts({ status: 'hired', applications: rows(2) })).toBe(false)
})

test('undo stands alone', () => {
  expect(accepts({ undo: true, version: 2 })).toBe(true)
  expect(accepts({ undo: true, version: 2, status: 'in_review' })).toBe(false)
  expect(accepts({ undo: false, version: 2 })).toBe(false)
})
