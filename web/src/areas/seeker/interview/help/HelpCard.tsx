import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { AdjustmentSheet } from '#web/areas/seeker/interview/help/AdjustmentSheet'
import { ExtensionSheet } from '#web/areas/seeker/interview/help/ExtensionSheet'
import { adjustmentGivenWords } from '#web/areas/seeker/interview/help/ask-words'
import { Card } from '#web/ui/page/Card'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/seeker/interview/help/words'
import styles from '../Interview.module.css'

/** More days or another way to take part, and what became of asking. */
export function HelpCard({ interview }: { readonly interview: OwnInterview }) {
  const [open, setOpen] = useState<'days' | 'way' | null>(null)
  const { job, adjustment, adjustmentAsked, adjustmentGiven, extensionAsked } = interview
  const close = () => setOpen(null)
  return (
    <Card label={words.needMoreTimeAnother}>
      <h3>{words.needMoreTimeAnother}</h3>
      <p className={styles.quiet}>{words.justAskDontHave}</p>
      {extensionAsked && <Note>{words.askedMoreDaysWhen(job.employerName)}</Note>}
      {adjustment === 'requested' && <Note>{words.askedAnotherWayHas(job.employerName)}</Note>}
      {adjustment === 'granted' && adjustmentGiven && <Note kind="done">{adjustmentGivenWords(adjustmentGiven)}</Note>}
      {adjustment === 'none' && adjustmentAsked && <Note kind="warning">{words.didntGrantWhatAsked(job.employerName)}</Note>}
      <div className={styles.asks}>
        {!extensionAsked && (
          <Button variant="default" onClick={() => setOpen('days')}>
            {words.askForMoreDays}
          </Button>
        )}
        {adjustment !== 'requested' && (
          <Button variant="default" onClick={() => setOpen('way')}>
            {words.answerAnotherWay}
          </Button>
        )}
      </div>
      <ExtensionSheet applicationId={interview.application} opened={open === 'days'} onClose={close} />
      <AdjustmentSheet applicationId={interview.application} opened={open === 'way'} onClose={close} />
    </Card>
  )
}
