import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { AdjustmentSheet } from '#web/areas/seeker/interview/help/AdjustmentSheet'
import { ExtensionSheet } from '#web/areas/seeker/interview/help/ExtensionSheet'
import { adjustmentGivenWords } from '#web/areas/seeker/interview/help/ask-words'
import { Card } from '#web/ui/page/Card'
import { Note } from '#web/ui/display/Note'
import styles from '../Interview.module.css'

/** More days or another way to take part, and what became of asking. */
export function HelpCard({ interview }: { readonly interview: OwnInterview }) {
  const [open, setOpen] = useState<'days' | 'way' | null>(null)
  const { job, adjustment, adjustmentAsked, adjustmentGiven, extensionAsked } = interview
  const close = () => setOpen(null)
  return (
    <Card label="Need more time or another way?">
      <h3>Need more time or another way?</h3>
      <p className={styles.quiet}>Just ask. You don’t have to say why, and it won’t affect your chances.</p>
      {extensionAsked && <Note>You asked for more days. When {job.employerName} gives them, the date above changes.</Note>}
      {adjustment === 'requested' && (
        <Note>You asked for another way. {job.employerName} has been told. Their reply will appear here.</Note>
      )}
      {adjustment === 'granted' && adjustmentGiven && <Note kind="done">{adjustmentGivenWords(adjustmentGiven)}</Note>}
      {adjustment === 'none' && adjustmentAsked && (
        <Note kind="warning">{job.employerName} didn’t grant what you asked for. You can ask again, and say more if you like.</Note>
      )}
      <div className={styles.asks}>
        {!extensionAsked && (
          <Button variant="default" onClick={() => setOpen('days')}>
            Ask for more days
          </Button>
        )}
        {adjustment !== 'requested' && (
          <Button variant="default" onClick={() => setOpen('way')}>
            Ask for another way
          </Button>
        )}
      </div>
      <ExtensionSheet applicationId={interview.application} opened={open === 'days'} onClose={close} />
      <AdjustmentSheet applicationId={interview.application} opened={open === 'way'} onClose={close} />
    </Card>
  )
}
