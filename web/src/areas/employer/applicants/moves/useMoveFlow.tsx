import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import type { ApplicationStatus, RejectReason } from '@evenshift/contract/states/application/application'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '#web/api/surface'
import type { MoveTarget } from '#web/areas/employer/applicants/moves/move-options'
import { type MoveChange, useMove } from '#web/areas/employer/applicants/moves/useMove'
import { notify } from '#web/shared/notices/notify'
import { UNDO_MS } from '#web/shared/notices/undo'
import { lazyDialog } from '#web/shared/screens/lazy-dialog'
import { words } from '#web/areas/employer/applicants/moves/words'

const MoveDialog = lazyDialog(async () => (await import('#web/areas/employer/applicants/moves/MoveDialog')).MoveDialog)

export type MovedApplication = Pick<EmployerApplication, '_id' | 'jobId' | 'version' | 'status'> & {
  readonly applicant: Pick<EmployerApplication['applicant'], 'name'>
  /** The job’s shifts that an offer begins with. */
  readonly shifts: readonly string[]
}
export interface MoveFlow {
  /** Makes the move, or opens the dialog that asks for what it needs. */
  readonly start: (application: MovedApplication, to: MoveTarget, reason?: RejectReason) => void
  /** Makes a move that is said in full. */
  readonly make: (application: MovedApplication, change: StatusChange) => void
  /** Takes the last move back. */
  readonly undo: (application: MovedApplication) => void
  /** Those that are being moved, with where to; null for one that is taken back. */
  readonly going: ReadonlyMap<string, ApplicationStatus | null>
  readonly dialog: ReactNode
}
type StatusChange = Extract<MoveChange, { readonly status: string }>
interface Asked {
  readonly application: MovedApplication
  readonly to: MoveTarget
  /** Of a rejection, where it was chosen before. */
  readonly reason: RejectReason | null
}

const done: Readonly<Record<MoveTarget, (name: string) => string>> = {
  shortlisted: (name) => words.shortlistedHasBeenTold(name),
  in_review: (name) => words.isInReview(name),
  offered: (name) => words.theOfferIsWith(name),
  interview_invited: (name) => words.theInterviewIsWith(name),
  hired: (name) => words.isHired(name),
  offer_rescinded: (name) => words.offerWithdrawn(name),
  rejected: (name) => words.willHear60Minutes(name),
}

const told = (to: MoveTarget, moved: EmployerApplication, from: MovedApplication['status'], undo: () => void): void =>
  notify({
    kind: 'done',
    text: to === 'offered' && from === 'offered' ? words.hasTheChangedOffer(moved.applicant.name) : done[to](moved.applicant.name),
    ...(moved.undoUntil && { ms: UNDO_MS, action: { label: words.undo, run: undo } }),
  })
const tellError = (error: unknown): void => notify({ kind: 'error', text: sentenceOf(error) })

/** One way to move an application from a menu, a card or a page, which may hear of each move besides. */
export function useMoveFlow(hear?: (moved: EmployerApplication) => void): MoveFlow {
  const { mutateAsync } = useMove()
  // The dialog's own: what is moved beside it neither closes it nor shows its refusal in it.
  const asking = useMove()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [going, setGoing] = useState<MoveFlow['going']>(new Map())
  /** A promise a move: of several that are on their way each is told, not the last alone. */
  const moveNow = async (application: MovedApplication, change: MoveChange): Promise<void> => {
    const { _id } = application
    setGoing((before) => new Map(before).set(_id, 'status' in change ? change.status : null))
    try {
      const moved = await mutateAsync({ application, change })
      if ('status' in change) tell(change.status, moved, application.status)
      else notify({ kind: 'done', text: words.undone })
    } catch (error) {
      tellError(error)
    }
    setGoing((before) => new Map([...before].filter(([id]) => id !== _id)))
  }
  const undo = (application: MovedApplication) => void moveNow(application, { undo: true })
  const tell = (to: MoveTarget, moved: EmployerApplication, from: MovedApplication['status']) => {
    hear?.(moved)
    told(to, moved, from, () => undo(moved))
  }
  const make = (application: MovedApplication, change: StatusChange) => void moveNow(application, change)
  const close = () => {
    asking.reset()
    setAsked(null)
  }
  const send = (change: MoveChange) => {
    if (!asked) return
    const { application, to } = asked
    asking.mutate(
      { application, change },
      {
        onSuccess: (moved) => {
          tell(to, moved, application.status)
          setAsked(null)
        },
      },
    )
  }
  const asksFor = asking.isPending && asked ? new Map(going).set(asked.application._id, asked.to) : going
  return {
    start: (application, to, reason) => {
      // Taking an interview back is asked about first: it cannot be undone.
      if (to === 'shortlisted' || (to === 'in_review' && application.status !== 'interview_invited'))
        return make(application, { status: to })
      asking.reset()
      setAsked({ application, to, reason: reason ?? null })
    },
    make,
    undo,
    going: asksFor,
    dialog: asked && <MoveDialog {...asked} busy={asking.isPending} error={asking.error} onSend={send} onClose={close} />,
  }
}
