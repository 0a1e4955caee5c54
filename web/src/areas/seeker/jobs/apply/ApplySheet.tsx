import type { Application, JobDetail } from '@evenshift/contract/model/application/application'
import { plusDays } from '@evenshift/contract/days'
import { useState } from 'react'
import { ApplyFields } from '#web/areas/seeker/jobs/apply/ApplyFields'
import { chosenDocuments } from '#web/areas/seeker/jobs/apply/chosen-documents'
import { FaultsLink } from '#web/areas/seeker/jobs/apply/FaultsLink'
import { ShiftsAskedFor } from '#web/areas/seeker/jobs/apply/ShiftsAskedFor'
import { useApplication } from '#web/areas/seeker/jobs/apply/useApplication'
import { WhatTheySee } from '#web/areas/seeker/jobs/apply/WhatTheySee'
import { passesLimit } from '#web/areas/seeker/jobs/apply/passes-limit'
import type { ShiftChoice } from '#web/areas/seeker/jobs/shifts/useChosenShifts'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { KeptNote } from '#web/shared/forms/KeptNote'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { lazyDialog } from '#web/shared/screens/lazy-dialog'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { Note } from '#web/ui/display/Note'
import { dayDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/seeker/jobs/apply/words'
import styles from '../one/Job.module.css'

// Only once something is sent.
const Receipt = lazyDialog(async () => (await import('#web/areas/seeker/jobs/apply/Receipt')).Receipt)

interface ApplySheetProps {
  readonly job: JobDetail
  readonly choice: ShiftChoice
  readonly opened: boolean
  /** What follows instead of the receipt. */
  readonly onSent?: (application: Application) => void
  readonly onClose: () => void
}

/** Applying: the shifts, the employer's questions, a CV, a note, and what it will see. What was typed stays when the sheet is closed, or the page. */
export function ApplySheet({ job, choice, opened, onSent, onClose }: ApplySheetProps) {
  const now = useNow()
  const [sent, setSent] = useState<Application | null>(null)
  const applying = useApplication(job, choice, onSent ?? setSent)
  const { form } = applying
  if (sent) return <Receipt application={sent} opened={opened} onClose={onClose} />
  return (
    <FormSheet
      title={words.applyFor(job.title)}
      lead={job.employerName}
      atSide
      submit={words.sendApplication}
      cancel={words.notNow}
      unsaved={form.isDirty() && 'kept'}
      opened={opened}
      busy={applying.isSending}
      refusal={
        <>
          <RefusalNote lines={applying.note} />
          <FaultsLink names={Object.keys(form.errors)} />
          <p className={styles.small}>{words.theyllReplyBy(dayDate(plusDays(now, job.replyWithinDays).toISOString()))}</p>
        </>
      }
      onSubmit={form.onSubmit(applying.send, focusFirstFault)}
      onClose={onClose}
    >
      {passesLimit(job.hoursLedger) && <Note kind="warning">{job.hoursLedger?.text}</Note>}
      <ShiftsAskedFor
        job={job}
        choice={{
          ...choice,
          toggle: (id) => {
            form.clearFieldError('shifts')
            choice.toggle(id)
          },
        }}
        fault={form.errors['shifts']}
      />
      {applying.isKept && <KeptNote not="sent" onDiscard={applying.discard} />}
      <ApplyFields job={job} applying={applying} />
      <WhatTheySee
        sends={[
          ...(form.values.coverNote.trim() ? [words.note] : []),
          ...(job.screeningQuestions.length > 0 ? [words.answers] : []),
          ...(chosenDocuments(form.values.documents, applying.profile?.documents ?? []).length > 0 ? [words.documents] : []),
        ]}
      />
    </FormSheet>
  )
}
