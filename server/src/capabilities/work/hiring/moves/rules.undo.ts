/** How long an employer can take back what it did. */
import { UNDO_MINUTES } from '@evenshift/contract/constants'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { mayUndo } from '@evenshift/contract/states/application/application-moves'

interface Undoable {
  readonly status: ApplicationStatus
  readonly pendingAt: Date | null
  readonly undo: { readonly until: string } | null
}

export const undoEnds = (at: Date): Date => new Date(at.getTime() + UNDO_MINUTES * 60_000)

/** Until when the last thing that the employer did can be taken back; null where it cannot. */
export function undoUntil({ status, pendingAt, undo }: Undoable, now: Date): Date | null {
  const until = pendingAt !== null ? undoEnds(pendingAt) : undo !== null && mayUndo(status) ? new Date(undo.until) : null
  return until !== null && now < until ? until : null
}
