import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import { Radio, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useInterviewCall } from '#web/areas/seeker/interview/useInterviewCall'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { refusalOf } from '#web/shared/forms/refusal'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { notify } from '#web/shared/notices/notify'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { words } from '#web/areas/seeker/interview/help/words'

interface HelpRequest<Kind> {
  readonly kind: Kind
  readonly note?: string
}
export interface InterviewAskProps {
  readonly applicationId: string
  readonly opened: boolean
  readonly onClose: () => void
}
interface AskSheetProps<Kind extends string> extends InterviewAskProps {
  readonly title: string
  readonly text: string
  readonly label: string
  readonly options: readonly { readonly value: Kind; readonly label: string }[]
  readonly call: (asked: HelpRequest<Kind>) => Promise<OwnInterview>
}

/** A wish to the employer: one of a few kinds, and words where somebody wants to add some. */
export function AskSheet<Kind extends string>({ applicationId, opened, onClose, title, text, label, options, call }: AskSheetProps<Kind>) {
  const [kind, setKind] = useState<Kind | null>(null)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const ask = useInterviewCall(applicationId, call)
  const refusal = refusalOf(ask.refused, ['kind', 'note'])
  const send = () => {
    setTried(true)
    if (!kind) return focusFirstFault()
    const done = () => {
      notify({ kind: 'done', text: words.weveToldTheEmployer })
      onClose()
    }
    return ask.mutate({ kind, ...(note.trim() ? { note: note.trim() } : {}) }, { onSuccess: done })
  }
  return (
    <FormSheet
      title={title}
      submit={words.ask}
      unsaved={kind !== null || note.trim() !== ''}
      opened={opened}
      busy={ask.isPending}
      refusal={<RefusalNote lines={refusal.note} />}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{text}</p>
      <Radio.Group
        label={label}
        value={kind ?? ''}
        onChange={(chosen) => setKind(options.find(({ value }) => value === chosen)?.value ?? null)}
        error={refusal.fields['kind'] ?? (tried && !kind ? words.chooseOne : null)}
      >
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} mt={12} />
        ))}
      </Radio.Group>
      <Textarea
        label={words.messageOptional}
        autosize
        minRows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        error={refusal.fields['note']}
      />
    </FormSheet>
  )
}
