import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '#web/api/surface'
import type { MoveTarget } from '#web/areas/employer/applicants/moves/move-options'
import { type MoveChange, useMove } from '#web/areas/employer/applicants/moves/useMove'
import { notify } from '#web/shared/notices/notify'
import { UNDO_MS } from '#web/shared/notices/undo'
import { lazyDialog } from '#web/shared/screens/lazy-dialog'

const MoveDialog = lazyDialog(async () => (await import('#web/areas/employer/applicants/moves/MoveDialog')).MoveDialog)

export type MovedApplication = Pick<EmployerApplication, '_id' | 'jobId' | 'version' | 'status'> & {
  readonly applicant: Pick<EmployerApplication['applicant'], 'name'>
  /** The job’s shifts that an offer begins with. */
  readonly shifts: readonly string[]
}
export interface MoveFlow {
  /** Makes the move, or opens the dialog that asks for what it needs. */
  readonly start: (application: MovedApplication, to: MoveTarget) => void
  /** Takes the last move back. */
  readonly undo: (application: MovedApplication) => void
  readonly busyWith: string | null
  /** Where the application that is being moved goes; null for one that is taken back. */
  readonly goingTo: ApplicationStatus | null
  readonly dialog: ReactNode
}

const done: Readonly<Record<MoveTarget, (name: string) => string>> = {
  shortlisted: (name) => `${name} is shortlisted and has been told. You can undo this for an hour`,
  in_review: (name) => `${name} is in review`,
  offered: (name) => `The offer is with ${name}`,
  interview_invited: (name) => `The interview is with ${name}`,
  hired: (name) => `${name} is hired`,
  offer_rescinded: (name) => `The offer to ${name} is withdrawn`,
  rejected: (name) => `${name} will hear in 60 minutes. You can undo it until then`,
}

/** One way to move an application from a menu, a card or a page. */
export function useMoveFlow(): MoveFlow {
  const move = useMove()
  const [asked, setAsked] = useState<{ readonly application: MovedApplication; readonly to: MoveTarget } | null>(null)
  const tellError = (error: unknown) => notify({ kind: 'error', text: sentenceOf(error) })
  const undo = (application: MovedApplication) =>
    move.mutate({ application, change: { undo: true } }, { onSuccess: () => notify({ kind: 'done', text: 'Undone' }), onError: tellError })
  const tellDone = (to: MoveTarget, moved: EmployerApplication) =>
    notify({
      kind: 'done',
      text: done[to](moved.applicant.name),
      ...(moved.undoUntil && { ms: UNDO_MS, action: { label: 'Undo', run: () => undo(moved) } }),
    })
  const close = () => {
    move.reset()
    setAsked(null)
  }
  const send = (change: MoveChange) => {
    if (!asked) return
    const { application, to } = asked
    move.mutate(
      { application, change },
      {
        onSuccess: (moved) => {
          tellDone(to, moved)
          setAsked(null)
        },
      },
    )
  }
  return {
    start: (application, to) => {
      // Taking an interview back is asked about first: it cannot be undone.
      const isPlain = to === 'shortlisted' || (to === 'in_review' && application.status !== 'interview_invited')
      if (!isPlain) return setAsked({ application, to })
      move.mutate({ application, change: { status: to } }, { onSuccess: (moved) => tellDone(to, moved), onError: tellError })
    },
    undo,
    busyWith: move.isPending ? move.variables.application._id : null,
    goingTo: move.isPending && 'status' in move.variables.change ? move.variables.change.status : null,
    dialog: asked && <MoveDialog {...asked} busy={move.isPending} error={move.error} onSend={send} onClose={close} />,
  }
}
