import type { MoveResult } from '@evenshift/contract/model/application/applicant-move'
import { ApiError } from '#web/api/api-error'
import { statusWords } from '#web/areas/employer/applicants/applicant-words'

/** Why one of several stayed where it was, as the end of a sentence that begins with the name. */
export function stayedBecause({ code, status }: Pick<MoveResult, 'code' | 'status'>): string {
  if (code === 'NOT_FOUND' || status === null) return 'isn’t here any more'
  const where = `“${statusWords[status]}”`
  return code === 'STALE' ? `has changed since and is at ${where}` : `can’t go there from ${where}`
}

/** Why a step was not taken back, likewise. */
export function keptBecause(error: unknown): string {
  const code = error instanceof ApiError ? error.code : null
  if (code === 'NOTHING_TO_UNDO') return 'is past the hour in which a step can be taken back'
  return code === 'STALE' ? 'has changed since' : 'couldn’t be undone. Try again'
}
