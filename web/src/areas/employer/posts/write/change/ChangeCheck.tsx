import type { ChangePreview } from '@evenshift/contract/model/job/job-change'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { jobWords } from '@evenshift/contract/states/job/job-words'
import { Button, Textarea } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { HiredNote } from '#web/areas/employer/posts/write/change/HiredNote'
import { MessagePreview } from '#web/areas/employer/posts/write/change/MessagePreview'
import { OffersNote } from '#web/areas/employer/posts/write/change/OffersNote'
import { PeopleTold } from '#web/areas/employer/posts/write/change/PeopleTold'
import { UntoldNote } from '#web/areas/employer/posts/write/change/UntoldNote'
import { ChangedTerms, ChangedWeeks } from '#web/shared/job/ChangedTerms'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/posts/write/change/words'
import styles from './Change.module.css'
import foot from '../WizardFoot.module.css'

interface ChangeCheckProps {
  readonly job: Pick<EmployerJob, 'title' | 'status' | 'takenShifts'>
  /** The ids of the shifts that are filled as the change leaves them. */
  readonly filled: ReadonlySet<string>
  readonly preview: ChangePreview
  /** What the employer writes beside it. */
  readonly message: string
  readonly fault: ReactNode
  /** What was refused and belongs to no field here. */
  readonly note: ReactNode
  readonly busy: boolean
  readonly onWrite: (message: string) => void
  readonly onBack: () => void
  readonly onSave: () => void
}

/** Between Save and doing it: what changes, who is told, and what they read. */
export function ChangeCheck({ job, filled, preview, message, fault, note, busy, onWrite, onBack, onSave }: ChangeCheckProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const { told, lines, shifts, hired } = preview
  const all = told + hired.length
  return (
    <div className={styles.page}>
      <div>
        <h1 ref={title} tabIndex={-1}>
          {words.checkTheChange}
        </h1>
        <p className={styles.muted}>{words.is(job.title, jobWords[job.status].toLowerCase())}</p>
      </div>
      {note}
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.what}>
            <Card label={words.whatChanges}>
              <h2>{words.whatChanges}</h2>
              <ChangedWeeks shifts={shifts} filled={{ before: new Set(job.takenShifts), after: filled }} />
              <ChangedTerms lines={lines} />
            </Card>
          </div>
          <div className={styles.message}>
            <MessagePreview preview={preview} message={message} />
          </div>
        </div>
        <aside className={styles.aside}>
          <HiredNote hired={hired} />
          {all > 0 && <PeopleTold preview={preview} />}
          {told > 0 && (
            <Card label={words.addALine}>
              <Textarea
                label={words.addALineOptional}
                autosize
                minRows={2}
                maxLength={300}
                value={message}
                error={fault}
                onChange={(event) => onWrite(event.currentTarget.value)}
              />
            </Card>
          )}
          <OffersNote offers={preview.offers} />
          <UntoldNote untold={preview.untold} />
        </aside>
      </div>
      <div className={foot.foot} data-sticky-bar>
        <div>
          <Button variant="default" onClick={onBack}>
            {words.back}
            <span className={styles.desk}>&nbsp;{words.toEditing}</span>
          </Button>
          <span className={`${foot.hint} ${styles.desk}`}>{words.wellAddJobsHistory}</span>
          <Button loading={busy} onClick={onSave}>
            {words.saveAndTell(all)}
          </Button>
        </div>
      </div>
    </div>
  )
}
