import { expect, test } from 'vitest'
import { ApiError } from '#web/api/api-error'
import { keptBecause, stayedBecause } from '#web/areas/employer/applicants/moves/bulk-words'

test.each([
  [{ code: 'STALE', status: 'shortlisted' }, 'has changed meanwhile and stands at “Shortlisted”'],
  [{ code: 'INVALID_TRANSITION', status: 'offered' }, 'cannot go there from “Offer”'],
  [{ code: 'NOT_FOUND', status: null }, 'is not here any more'],
  [{ status: 'hired' }, 'cannot go there from “Hired”'],
] as const)('who stayed is told why: %o', (result, words) => {
  expect(stayedBecause(result)).toBe(words)
})

test.each([
  ['NOTHING_TO_UNDO', 'is past the hour in which a step can be taken back'],
  ['STALE', 'has changed meanwhile'],
  ['OFFLINE', 'could not be taken back. Try again'],
] as const)('a step that is not taken back says why: %s', (code, words) => {
  expect(keptBecause(new ApiError({ statusCode: 409, code, message: '' }))).toBe(words)
})
