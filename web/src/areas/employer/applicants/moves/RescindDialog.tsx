import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { DialogFrame } from '#web/areas/employer/dialog/DialogFrame'
import type { MoveDialogProps } from '#web/areas/employer/applicants/moves/MoveDialog'
import { useDialogFault } from '#web/areas/employer/dialog/useDialogFault'
import { words } from '#web/areas/employer/applicants/moves/words'

/** Takes an offer back, with a reason that the person reads. */
export function RescindDialog({ application, busy, error, onSend, onClose }: MoveDialogProps) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { fields, note } = useDialogFault(error, ['reason'])
  const send = () => {
    setTried(true)
    if (reason.trim()) onSend({ status: 'offer_rescinded', reason: reason.trim() })
  }
  return (
    <DialogFrame
      title={words.withdrawTheOfferTo(application.applicant.name)}
      send={words.withdrawOffer}
      unsaved={reason.trim() !== ''}
      dangerous
      busy={busy}
      note={note}
      onSend={send}
      onClose={onClose}
    >
      <p>{words.wellTellThemStraight}</p>
      <Textarea
        label={words.reason}
        required
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={fields['reason'] ?? (tried && !reason.trim() ? words.enterAReason : null)}
      />
    </DialogFrame>
  )
}
