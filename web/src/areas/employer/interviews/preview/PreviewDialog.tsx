import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { PreviewedQuestion } from '#web/areas/employer/interviews/preview/PreviewedQuestion'
import type { Previewed } from '#web/areas/employer/interviews/preview/previewed'
import { words } from '#web/areas/employer/interviews/words'
import { StepProgress } from '#web/shared/interview/StepProgress'
import { questionFacts } from '#web/shared/interview/question-words'
import { words as shared } from '#web/shared/interview/words'
import { Dialog } from '#web/ui/dialog/Dialog'
import { Note } from '#web/ui/display/Note'
import { words as sentences } from '#web/areas/employer/interviews/preview/words'
import styles from './Preview.module.css'

interface PreviewDialogProps {
  readonly questions: readonly Previewed[]
  readonly onClose: () => void
}

/** An interview as who answers it goes through it, without a camera: nothing of it is saved. */
export function PreviewDialog({ questions, onClose }: PreviewDialogProps) {
  const [place, setPlace] = useState(-1)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [place])
  const question = questions[place]
  return (
    <Dialog title={words.preview.title} unsaved={false} busy={false} size={640} onClose={onClose}>
      {(close) => (
        <div className={styles.preview}>
          <Note>{words.preview.note}</Note>
          {place >= 0 && (
            <StepProgress questions={questions.map(({ _id }, at) => ({ _id, answer: at < place ? {} : null }))} open={place} />
          )}
          {place < 0 && (
            <>
              <h3 ref={title} tabIndex={-1} className={styles.title}>
                {sentences.question(questions.length)}
              </h3>
              <p className={styles.quiet}>{shared.readFirst}</p>
              <ol className={styles.list}>
                {questions.map((one) => (
                  <li key={one._id}>
                    <b>{one.question}</b>
                    {one.guidance && <small>{one.guidance}</small>}
                    <small>{questionFacts(one)}</small>
                  </li>
                ))}
              </ol>
            </>
          )}
          {question && <PreviewedQuestion key={question._id} question={question} titleRef={title} />}
          {place >= questions.length && (
            <>
              <h3 ref={title} tabIndex={-1} className={styles.title}>
                {words.preview.endTitle}
              </h3>
              <p className={styles.quiet}>{words.preview.end}</p>
            </>
          )}
          <div className={styles.foot}>
            {place < 0 ? (
              <Button variant="default" onClick={close}>
                {words.preview.close}
              </Button>
            ) : (
              <Button variant="default" onClick={() => setPlace(place - 1)}>
                {shared.back}
              </Button>
            )}
            {place < questions.length ? (
              <Button onClick={() => setPlace(place + 1)}>{place < 0 ? words.preview.start : shared.next}</Button>
            ) : (
              <Button onClick={close}>{words.preview.close}</Button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  )
}
