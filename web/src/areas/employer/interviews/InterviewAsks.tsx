import type { Interview } from '@evenshift/contract/model/interview/interview'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { adjustmentWords, extensionWords, givenWords } from '#web/areas/employer/interviews/ask-words'
import { lazyScreen } from '#web/shared/screens/lazy-screen'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/employer/interviews/words'
import styles from './Interviews.module.css'

/** Their fields are not needed before somebody presses. */
const AdjustDialog = lazyScreen(async () => (await import('#web/areas/employer/interviews/AdjustDialog')).AdjustDialog)
const ExtendDialog = lazyScreen(async () => (await import('#web/areas/employer/interviews/ExtendDialog')).ExtendDialog)

interface InterviewAsksProps {
  readonly interview: Interview
  readonly name: string
}

/** More days and other ways to take part: what they ask for, and the answer to it. */
export function InterviewAsks({ interview, name }: InterviewAsksProps) {
  const [open, setOpen] = useState<'days' | 'way' | null>(null)
  const { extensionAsked, adjustment, adjustmentAsked, adjustmentGiven } = interview
  const close = () => setOpen(null)
  return (
    <>
      {extensionAsked && <Note kind="warning">{words.moreDays(extensionWords[extensionAsked.kind], extensionAsked.note)}</Note>}
      {adjustment === 'requested' && adjustmentAsked && (
        <Note kind="warning">{words.anotherWay(adjustmentWords[adjustmentAsked.kind], adjustmentAsked.note)}</Note>
      )}
      {adjustment === 'granted' && adjustmentGiven && <Note kind="done">{givenWords(adjustmentGiven)}</Note>}
      <ManagersOnly>
        <div className={styles.actions}>
          <Button variant={extensionAsked ? 'light' : 'default'} onClick={() => setOpen('days')}>
            {words.giveMoreDaysLabel}
          </Button>
          {adjustment === 'requested' && (
            <Button variant="light" onClick={() => setOpen('way')}>
              {words.answerTheirWish}
            </Button>
          )}
        </div>
      </ManagersOnly>
      {open === 'days' && <ExtendDialog interview={interview} name={name} onClose={close} />}
      {open === 'way' && <AdjustDialog interview={interview} name={name} onClose={close} />}
    </>
  )
}
