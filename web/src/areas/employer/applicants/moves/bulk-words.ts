import type { MoveResult } from '@evenshift/contract/model/application/applicant-move'
import { ApiError } from '#web/api/api-error'
import type { MoveTarget } from '#web/areas/employer/applicants/moves/move-options'
import { words } from '#web/areas/employer/applicants/moves/words'
import { counted } from '#web/shared/words/numbers'
import { statusWords } from '#web/areas/employer/applicants/applicant-words'

/** What happened to so many. */
export function movedWords(to: MoveTarget, count: number): string {
  if (to === 'interview_invited') return words.invited(count)
  return to === 'rejected' ? words.willHear60Minutes(counted(count, 'person', 'people')) : words.moved(count)
}

/** Why one of several stayed where it was, as the end of a sentence that begins with the name. */
export function stayedBecause({ code, status }: Pick<MoveResult, 'code' | 'status'>): string {
  if (code === 'NOT_FOUND' || status === null) return 'isn’t here any more'
  if (code === 'PLAN_LIMIT') return 'isn’t invited: your plan has no invitations left this month'
  const where = `“${statusWords[status]}”`
  return code === 'STALE' ? `has changed since and is at ${where}` : `can’t be moved there from ${where}`
}

/** Why a step was not taken back, likewise. */
export function keptBecause(error: unknown): string {
  const code = error instanceof ApiError ? error.code : null
  if (code === 'NOTHING_TO_UNDO') return 'is past the hour in which a step can be taken back'
  return code === 'STALE' ? 'has changed since' : 'couldn’t be undone. Try again'
}
