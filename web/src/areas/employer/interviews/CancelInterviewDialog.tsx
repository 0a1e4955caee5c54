import { DialogFrame } from '#web/areas/employer/dialog/DialogFrame'
import type { MoveDialogProps } from '#web/areas/employer/applicants/moves/MoveDialog'
import { useDialogFault } from '#web/areas/employer/dialog/useDialogFault'

/** Takes an interview back that has not come in. */
export function CancelInterviewDialog({ application, busy, error, onSend, onClose }: MoveDialogProps) {
  const { name } = application.applicant
  return (
    <DialogFrame
      title={`Cancel the interview of ${name}?`}
      send="Cancel interview"
      unsaved={false}
      dangerous
      busy={busy}
      note={useDialogFault(error, []).note}
      onSend={() => onSend({ status: 'in_review' })}
      onClose={onClose}
    >
      <p>{name} will be told and can’t answer any more. The application goes back to review.</p>
    </DialogFrame>
  )
}
