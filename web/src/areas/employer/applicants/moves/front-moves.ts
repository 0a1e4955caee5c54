import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { tabOf } from '@evenshift/contract/states/application/application'
import { mayMeet } from '#web/areas/employer/applicants/moves/may-meet'
import { type MoveOption, type MoveTarget, firstMove, isOpenMove, moveOptions } from '#web/areas/employer/applicants/moves/move-options'

export interface FrontMoves {
  readonly moves: readonly MoveOption[]
  readonly canTalk: boolean
  /** What a menu beside them leaves out. */
  readonly besides: readonly (MoveTarget | 'meet')[]
}

/** In front are a talk, an offer and a no while one is to be chosen, after that the first open move; null where none is open. */
export function frontMoves(application: EmployerApplicationDetail): FrontMoves | null {
  const first = firstMove(application)
  if (!first) return null
  const answers = moveOptions(application).filter(({ to, barred }) => !barred && (to === 'offered' || to === 'rejected'))
  const isAnswered = tabOf(application.status) !== 'live' || answers.length === 0
  const moves = isAnswered ? [first] : answers
  const canTalk = !isAnswered && (mayMeet(application) || isOpenMove(application, 'interview_invited'))
  return { moves, canTalk, besides: [...moves.map(({ to }) => to), ...(canTalk ? (['meet', 'interview_invited'] as const) : [])] }
}
