import type { RejectReason } from '@evenshift/contract/states/application/application'
import { CancelInterviewDialog } from '#web/areas/employer/interviews/CancelInterviewDialog'
import { InviteDialog } from '#web/areas/employer/interviews/InviteDialog'
import { HireDialog } from '#web/areas/employer/applicants/moves/HireDialog'
import { OfferDialog } from '#web/areas/employer/applicants/moves/OfferDialog'
import { RejectDialog } from '#web/areas/employer/applicants/moves/RejectDialog'
import { RescindDialog } from '#web/areas/employer/applicants/moves/RescindDialog'
import type { MoveTarget } from '#web/areas/employer/applicants/moves/move-options'
import type { MoveChange } from '#web/areas/employer/applicants/moves/useMove'
import type { MovedApplication } from '#web/areas/employer/applicants/moves/useMoveFlow'

/** What every dialog of a move takes. */
export interface MoveDialogProps {
  readonly application: MovedApplication
  readonly busy: boolean
  readonly error: unknown
  readonly onSend: (change: MoveChange) => void
  readonly onClose: () => void
}

/** The dialog that a move needs; moves that need nothing have none. */
export function MoveDialog({ to, reason, ...dialog }: MoveDialogProps & { readonly to: MoveTarget; readonly reason: RejectReason | null }) {
  switch (to) {
    case 'rejected':
      return (
        <RejectDialog
          {...dialog}
          who={dialog.application.applicant.name}
          begin={reason}
          onSend={(words) => dialog.onSend({ status: 'rejected', ...words })}
        />
      )
    case 'offered':
      return <OfferDialog {...dialog} />
    case 'hired':
      return <HireDialog {...dialog} />
    case 'offer_rescinded':
      return <RescindDialog {...dialog} />
    case 'interview_invited':
      return (
        <InviteDialog
          {...dialog}
          who={dialog.application.applicant.name}
          jobId={dialog.application.jobId}
          keptAs={dialog.application._id}
        />
      )
    case 'in_review':
      return <CancelInterviewDialog {...dialog} />
    case 'shortlisted':
      return null
  }
}
