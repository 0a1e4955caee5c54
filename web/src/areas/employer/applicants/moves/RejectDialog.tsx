import { UNDO_MINUTES } from '@evenshift/contract/constants'
import { type RejectReason, rejectReasons } from '@evenshift/contract/states/application/application'
import { Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DialogFrame } from '#web/areas/employer/dialog/DialogFrame'
import { useDialogFault } from '#web/areas/employer/dialog/useDialogFault'
import { rejectWords } from '@evenshift/contract/states/application/reject-words'
import { TemplateTools } from '#web/areas/employer/templates/TemplateTools'
import { employerQuery } from '#web/shared/calls/employer'
import { SelectField } from '#web/ui/form/SelectField'
import { words as sentences } from '#web/areas/employer/applicants/moves/words'

interface RejectDialogProps {
  /** A name, or "3 people". */
  readonly who: string
  /** The reason that was chosen before it opened. */
  readonly begin?: RejectReason | null
  readonly busy: boolean
  readonly error: unknown
  readonly onSend: (words: { readonly reason: RejectReason; readonly message?: string }) => void
  readonly onClose: () => void
}
const options = rejectReasons.map((value) => ({ value, label: rejectWords[value] }))

/** A no with its reason; it goes out an hour later. */
export function RejectDialog({ who, begin = null, busy, error, onSend, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState<RejectReason | null>(begin)
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const { data: plan } = useQuery(employerQuery('entitlement'))
  const { fields, note } = useDialogFault(error, ['reason', 'message'])
  const needsWords = reason === 'other' && !message.trim()
  const send = () => {
    setTried(true)
    if (!reason || needsWords) return
    onSend({ reason, ...(message.trim() ? { message: message.trim() } : {}) })
  }
  return (
    <DialogFrame
      title={sentences.notThisTime(who)}
      send={sentences.sendIn60Minutes}
      unsaved={message.trim() !== ''}
      dangerous
      busy={busy}
      note={note}
      onSend={send}
      onClose={onClose}
    >
      <p>{sentences.sendMinutesReasonUntil(UNDO_MINUTES)}</p>
      <SelectField
        label={sentences.reason}
        required
        options={options}
        value={reason}
        onChange={(value) => setReason(value as RejectReason | null)}
        error={fields['reason'] ?? (tried && !reason ? sentences.chooseAReason : null)}
      />
      <Textarea
        label={sentences.message}
        description={sentences.honestKindTheyRead}
        autosize
        minRows={3}
        maxLength={2000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        error={fields['message'] ?? (tried && needsWords ? sentences.enterTheReason : null)}
      />
      {plan?.templates && <TemplateTools kind="rejection" body={message} onUse={setMessage} isBelow />}
    </DialogFrame>
  )
}
