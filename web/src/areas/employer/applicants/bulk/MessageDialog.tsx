import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { namesOf } from '#web/areas/employer/applicants/bulk/names-of'
import { words } from '#web/areas/employer/applicants/bulk/words'
import type { Bulk, Movable } from '#web/areas/employer/applicants/moves/useBulkMove'
import { DialogFrame } from '#web/areas/employer/dialog/DialogFrame'
import { useDialogFault } from '#web/areas/employer/dialog/useDialogFault'
import { TemplateTools } from '#web/areas/employer/templates/TemplateTools'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { Note } from '#web/ui/display/Note'

interface MessageDialogProps {
  readonly applications: readonly Movable[]
  readonly bulk: Pick<Bulk, 'write' | 'done'>
  readonly onClose: () => void
}

const list = new Intl.ListFormat('en-GB')
const names = (people: readonly Movable[]): string => list.format(people.map(({ applicant }) => applicant.name))

/** The same words to each of several people. Where some didn’t get it, it stays open with the words, which then go to those alone. */
export function MessageDialog({ applications, bulk: { write, done }, onClose }: MessageDialogProps) {
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const [told, setTold] = useState<readonly Movable[]>([])
  const [again, setAgain] = useState<readonly Movable[] | null>(null)
  const { fields, note } = useDialogFault(write.error, ['text'])
  const rest = again ?? applications
  // Who was written to is chosen no more: another message would reach them twice.
  const close = () => {
    if (told.length > 0) done()
    onClose()
  }
  const send = () => {
    setTried(true)
    if (!text.trim()) return focusFirstFault()
    return write.mutate(
      { applications: rest, text: text.trim() },
      {
        onSuccess: (sent) => {
          if (sent.again.length === 0) return onClose()
          setTold([...told, ...sent.told])
          setAgain(sent.again)
        },
      },
    )
  }
  return (
    <DialogFrame
      title={words.messageTo(namesOf(rest))}
      send={again ? words.sendAgain : words.sendMessage}
      unsaved={text.trim() !== ''}
      busy={write.isPending}
      note={note}
      onSend={send}
      onClose={close}
    >
      {again ? (
        <Note kind="warning" spoken>
          <b>{words.reached(names(told))}</b> {words.notReached(names(again))}
        </Note>
      ) : (
        <p>{words.eachGetsIt}</p>
      )}
      <TemplateTools kind="message" body={text} onUse={setText} />
      <Textarea
        label={words.message}
        required
        autosize
        minRows={4}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={fields['text'] ?? (tried && !text.trim() ? words.enterMessage : null)}
      />
    </DialogFrame>
  )
}
