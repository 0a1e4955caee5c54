import type { RejectReason } from '@evenshift/contract/states/application/application'
import type { AnswerLink } from '#server/capabilities/work/hiring/links/tables'
import type { Refusal } from '#server/http/call/refuse'
import type { LinkState, ShownAnswer } from '#server/http/pages/answers/shown'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

/** What the links of one side do. */
export interface Side {
  /** null where its person may not answer any more. */
  readonly show: (db: Db, now: Date) => Promise<ShownAnswer | null>
  /** Makes the move of the application as it was shown; answers the version that follows. */
  readonly give: (unit: Unit, version: number, reason: RejectReason) => Promise<number | Refusal>
  readonly takeBack: (unit: Unit, usedVersion: number) => Promise<Refusal | null>
}

export interface Progress {
  /** What its use made is still so. */
  readonly isDone: boolean
  /** Nothing stands in its way. */
  readonly isOpen: boolean
}
export function stateOf({ usedAt, usedVersion, expiresAt }: AnswerLink, { isDone, isOpen }: Progress, now: Date): LinkState {
  if (usedAt !== null) return usedVersion === null ? 'undone' : isDone ? 'done' : 'moved_on'
  if (now >= expiresAt) return 'late'
  return isOpen ? 'to_press' : 'moved_on'
}
