import { Button } from '@mantine/core'
import { type RefObject, useState } from 'react'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { CaptionLines, type TypedLine } from '#web/shared/video/captions/CaptionLines'
import { captionsOf, cuesIn, momentIn, momentOf } from '#web/shared/video/captions/cues'
import { words } from '#web/shared/video/captions/words'
import { Form } from '#web/ui/form/Form'
import styles from './Captions.module.css'

interface CaptionFormProps {
  /** WebVTT; empty where there are none. */
  readonly captions: string
  /** What it begins with instead, to be looked through and saved. */
  readonly begin?: string
  /** How long the recording lasts. */
  readonly seconds: number
  readonly player: RefObject<HTMLMediaElement | null>
  readonly busy: boolean
  readonly note: readonly string[]
  readonly onSave: (captions: string) => void
}

const typed = (captions: string): readonly TypedLine[] =>
  cuesIn(captions).map(({ start, text }, key) => ({ key, at: momentOf(start), text }))

/** The captions of a recording, edited as lines with times. */
export function CaptionForm({ captions, begin = captions, seconds, player, busy, note, onSave }: CaptionFormProps) {
  const [lines, setLines] = useState(() => typed(begin))
  const [tried, setTried] = useState(false)
  const written = captionsOf(
    lines.map(({ at, text }) => ({ start: momentIn(at) ?? 0, text })),
    seconds,
  )
  const changed = written !== captionsOf(cuesIn(captions), seconds)
  return (
    <Form
      className={styles.form}
      unsaved={changed}
      what={words.yours}
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (lines.some(({ at }) => momentIn(at) === null)) return focusFirstFault()
        onSave(written)
      }}
    >
      <p className={styles.quiet}>{words.why}</p>
      <CaptionLines lines={lines} onChange={setLines} player={player} tried={tried} />
      <RefusalNote lines={note} />
      <Button type="submit" variant="light" className={styles.save ?? ''} loading={busy} disabled={!changed}>
        {words.save}
      </Button>
    </Form>
  )
}
