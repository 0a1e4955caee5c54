import { meetingKindWithin } from '@evenshift/contract/states/meeting/meeting-words'
import type { EmployerMeeting } from '@evenshift/contract/model/meeting/meeting'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useMeetingMove } from '#web/areas/employer/applicants/meet/useMeetingMove'
import { DialogFrame } from '#web/areas/employer/dialog/DialogFrame'
import { useDialogFault } from '#web/areas/employer/dialog/useDialogFault'
import { words } from '#web/areas/employer/applicants/meet/words'

interface CancelMeetingDialogProps {
  readonly meeting: EmployerMeeting
  readonly name: string
  readonly onClose: () => void
}

/** Calls a meeting off, with a sentence that the person reads. */
export function CancelMeetingDialog({ meeting, name, onClose }: CancelMeetingDialogProps) {
  const move = useMeetingMove(meeting, onClose)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { fields, note } = useDialogFault(move.refused, ['reason'])
  const send = () => {
    setTried(true)
    if (reason.trim()) move.mutate({ change: { action: 'cancel', reason: reason.trim() }, said: words.cancelledWeveTold(name) })
  }
  return (
    <DialogFrame
      title={words.cancelTheWith(meetingKindWithin(meeting.kind), name)}
      send={words.callItOff}
      unsaved={reason.trim() !== ''}
      dangerous
      busy={move.isPending}
      note={note}
      onSend={send}
      onClose={onClose}
    >
      <p>{words.wellTellStraightAway(name)}</p>
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
