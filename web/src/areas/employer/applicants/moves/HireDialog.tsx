import { londonDay } from '@evenshift/contract/london'
import { rightToWorkMethods } from '@evenshift/contract/states/company/employer-lists'
import { Checkbox, Radio, TextInput } from '@mantine/core'
import { useState } from 'react'
import { DialogFrame } from '#web/areas/employer/dialog/DialogFrame'
import type { MoveDialogProps } from '#web/areas/employer/applicants/moves/MoveDialog'
import { useDialogFault } from '#web/areas/employer/dialog/useDialogFault'
import { DateField } from '#web/ui/form/DateField'
import styles from '../../dialog/Dialogs.module.css'

type Method = (typeof rightToWorkMethods)[number]
const methodWords: Readonly<Record<Method, string>> = {
  manual: 'I saw original documents',
  online: 'Home Office online check, with a share code',
  idsp: 'A certified digital identity service',
}

/** The check that the law asks for before work begins, said by the person who made it. */
export function HireDialog({ application, busy, error, onSend, onClose }: MoveDialogProps) {
  const [method, setMethod] = useState<Method | null>(null)
  const [today] = useState(() => londonDay(new Date()))
  const [checkedOn, setCheckedOn] = useState(today)
  const [checkedBy, setCheckedBy] = useState('')
  const [attested, setAttested] = useState(false)
  const [tried, setTried] = useState(false)
  const { fields, note } = useDialogFault(error, ['rightToWork.method', 'rightToWork.checkedOn', 'rightToWork.checkedBy'])
  const isComplete = method !== null && checkedOn !== '' && checkedBy.trim() !== '' && attested
  const send = () => {
    setTried(true)
    if (isComplete) onSend({ status: 'hired', rightToWork: { method, checkedOn, checkedBy: checkedBy.trim() } })
  }
  return (
    <DialogFrame
      title={`Hire ${application.applicant.name}`}
      send="Mark as hired"
      unsaved={method !== null || checkedOn !== today || checkedBy.trim() !== '' || attested}
      busy={busy}
      note={note}
      onSend={send}
      onClose={onClose}
    >
      <p>You must check their right to work in the UK before their first day. Keep a copy while they work for you and for 2 years after.</p>
      <Radio.Group
        label="How you checked"
        value={method}
        onChange={(value) => setMethod(value as Method)}
        error={fields['rightToWork.method'] ?? (tried && !method ? 'Choose how you checked' : null)}
      >
        <div className={styles.choices}>
          {rightToWorkMethods.map((value) => (
            <Radio key={value} value={value} label={methodWords[value]} />
          ))}
        </div>
      </Radio.Group>
      <DateField label="Checked on" required value={checkedOn} onChange={setCheckedOn} error={fields['rightToWork.checkedOn'] ?? null} />
      <TextInput
        label="Checked by"
        required
        maxLength={120}
        value={checkedBy}
        onChange={(event) => setCheckedBy(event.currentTarget.value)}
        error={fields['rightToWork.checkedBy'] ?? (tried && !checkedBy.trim() ? 'Say who checked' : null)}
      />
      <Checkbox
        label="I confirm we’ve checked and they can do this work"
        checked={attested}
        onChange={(event) => setAttested(event.currentTarget.checked)}
        error={tried && !attested ? 'Tick to confirm the check' : null}
      />
    </DialogFrame>
  )
}
