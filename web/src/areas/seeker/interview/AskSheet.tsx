import type { OwnInterview } from '@evenshift/contract/model/own-interview'
import { Radio, Textarea } from '@mantine/core'
import { useState } from 'react'
import { surfaceOf } from '#web/api/surface'
import { useInterviewCall } from '#web/areas/seeker/interview/useInterviewCall'
import { notify } from '#web/shared/notices/notify'
import { FormSheet } from '#web/ui/FormSheet'

interface Asked<Kind> {
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
  readonly call: (asked: Asked<Kind>) => Promise<OwnInterview>
}

/** A wish to the employer: one of a few kinds, and words where somebody wants to add some. */
export function AskSheet<Kind extends string>({ applicationId, opened, onClose, title, text, label, options, call }: AskSheetProps<Kind>) {
  const [kind, setKind] = useState<Kind | null>(null)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const ask = useInterviewCall(applicationId, call)
  const faults = ask.error ? surfaceOf(ask.error).fields : {}
  const send = () => {
    setTried(true)
    if (!kind) return
    const done = () => {
      notify({ kind: 'done', text: 'The employer is told' })
      onClose()
    }
    ask.mutate({ kind, ...(note.trim() ? { note: note.trim() } : {}) }, { onSuccess: done })
  }
  return (
    <FormSheet title={title} submit="Ask" opened={opened} busy={ask.isPending} onSubmit={send} onClose={onClose}>
      <p>{text}</p>
      <Radio.Group
        label={label}
        value={kind ?? ''}
        onChange={(chosen) => setKind(options.find(({ value }) => value === chosen)?.value ?? null)}
        error={faults['kind'] ?? (tried && !kind ? 'Choose one' : null)}
      >
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} mt={12} />
        ))}
      </Radio.Group>
      <Textarea
        label="A few words, if you like"
        autosize
        minRows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        error={faults['note'] ?? null}
      />
    </FormSheet>
  )
}
