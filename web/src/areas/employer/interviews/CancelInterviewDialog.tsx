import { DialogFrame } from '#web/areas/employer/dialog/DialogFrame'
import type { MoveDialogProps } from '#web/areas/employer/applicants/moves/MoveDialog'
import { useDialogFault } from '#web/areas/employer/dialog/useDialogFault'
import { words } from '#web/areas/employer/interviews/words'

/** Takes an interview back that has not come in. */
export function CancelInterviewDialog({ application, busy, error, onSend, onClose }: MoveDialogProps) {
  const { name } = application.applicant
  return (
    <DialogFrame
      title={words.cancelTheInterviewOf(name)}
      send={words.cancelInterview}
      unsaved={false}
      dangerous
      busy={busy}
      note={useDialogFault(error, []).note}
      onSend={() => onSend({ status: 'in_review' })}
      onClose={onClose}
    >
      <p>{words.willToldCantAnswer(name)}</p>
    </DialogFrame>
  )
}
