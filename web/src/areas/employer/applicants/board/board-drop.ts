import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { statusWords } from '#web/areas/employer/applicants/applicant-words'
import { type ColumnKey, boardColumnOf } from '#web/areas/employer/applicants/columns'
import { type MoveTarget, moveOptions } from '#web/areas/employer/applicants/moves/move-options'
import { words } from '#web/areas/employer/applicants/board/words'

/** The move that dropping a card on a column asks for. */
const targets: Readonly<Partial<Record<ColumnKey, MoveTarget>>> = {
  review: 'in_review',
  interview: 'interview_invited',
  shortlist: 'shortlisted',
  offer: 'offered',
}
type Dragged = Pick<EmployerApplication, 'status' | 'allowed' | 'pendingRejection'>

/** What dropping this card there does: a move as the menu would make it, or why there is none; null in its own column. */
export function dropOf(card: Dragged, key: ColumnKey): { readonly to: MoveTarget } | { readonly why: string } | null {
  const column = boardColumnOf(key)
  if (!column || column.statuses.some((status) => status === card.status)) return null
  const option = moveOptions(card).find(({ to }) => to === targets[key])
  if (option && !option.barred) return { to: option.to }
  if (option?.barred) return { why: option.barred }
  if (key === 'accepted') return { why: words.theyAcceptOfferThemselves }
  if (key === 'new') return { why: words.cantMoveAnyoneBack }
  return { why: words.theresNoWay(statusWords[card.status], column.label) }
}
