import { expect, test } from 'vitest'
import { ApiError } from '#web/api/api-error'
import { keptBecause, movedWords, stayedBecause } from '#web/areas/employer/applicants/moves/bulk-words'

test.each([
  [{ code: 'STALE', status: 'shortlisted' }, 'has changed since and is at “Shortlisted”'],
  [{ code: 'INVALID_TRANSITION', status: 'offered' }, 'can’t be moved there from “Offer”'],
  [{ code: 'NOT_FOUND', status: null }, 'isn’t here any more'],
  [{ status: 'hired' }, 'can’t be moved there from “Hired”'],
] as const)('who stayed is told why: %o', (result, words) => {
  expect(stayedBecause(result)).toBe(words)
})

test.each([
  ['rejected', 2, '2 people will hear in 60 minutes. You can undo it until then'],
  ['rejected', 1, '1 person will hear in 60 minutes. You can undo it until then'],
  ['shortlisted', 2, '2 applications moved'],
  ['interview_invited', 2, '2 people invited'],
] as const)('of several it’s told when they hear, or that they moved: %s, %i', (status, count, told) => {
  expect(movedWords(status, count)).toBe(told)
})

test.each([
  ['NOTHING_TO_UNDO', 'is past the hour in which a step can be taken back'],
  ['STALE', 'has changed since'],
  ['OFFLINE', 'couldn’t be undone. Try again'],
] as const)('a step that isn’t taken back says why: %s', (code, words) => {
  expect(keptBecause(new ApiError({ statusCode: 409, code, message: '' }))).toBe(words)
})
