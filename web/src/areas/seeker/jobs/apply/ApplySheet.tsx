import type { Application, JobDetail } from '@evenshift/contract/model/application/application'
import { plusDays } from '@evenshift/contract/days'
import { Switch, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { DocumentChoice } from '#web/areas/seeker/jobs/apply/DocumentChoice'
import { forgetApplication, keepApplication, keptApplication } from '#web/areas/seeker/jobs/apply/application-draft'
import { answerField, answersGiven, applicationField, missingAnswers } from '#web/areas/seeker/jobs/apply/screening'
import { Receipt } from '#web/areas/seeker/jobs/apply/Receipt'
import { ScreeningField } from '#web/areas/seeker/jobs/apply/ScreeningField'
import { ShiftsAskedFor } from '#web/areas/seeker/jobs/apply/ShiftsAskedFor'
import { missingWords } from '#web/areas/seeker/jobs/shifts/choice-words'
import type { ShiftChoice } from '#web/areas/seeker/jobs/shifts/useChosenShifts'
import { WhatTheySee } from '#web/areas/seeker/jobs/apply/WhatTheySee'
import { passesLimit } from '#web/areas/seeker/jobs/apply/passes-limit'
import { useProfile } from '#web/areas/seeker/profile/useProfile'
import { DOCUMENTS_MOST, hasCv } from '#web/areas/seeker/jobs/apply/chosen-documents'
import { seeker } from '#web/shared/calls/seeker'
import { isRefused } from '#web/shared/calls/is-refused'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { KeptNote } from '#web/shared/forms/KeptNote'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { Note } from '#web/ui/display/Note'
import { dayDate } from '#web/shared/words/dates'
import { counted } from '#web/shared/words/numbers'
import { useNow } from '#web/shared/words/useNow'
import styles from '../one/Job.module.css'

/** How many fields are wrong, by their names, and the way to the first of them; nothing where none is. */
function FaultsLink({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null
  const areAnswers = names.every((name) => name.startsWith('answers.'))
  return (
    <button type="button" className={styles.faults} onClick={focusFirstFault}>
      {areAnswers ? `${counted(names.length, 'answer')} missing` : `${counted(names.length, 'thing')} to fix`}
    </button>
  )
}

interface ApplySheetProps {
  readonly job: JobDetail
  readonly choice: ShiftChoice
  readonly opened: boolean
  /** What follows instead of the receipt. */
  readonly onSent?: (application: Application) => void
  readonly onClose: () => void
}
interface Values {
  coverNote: string
  answers: Record<string, string>
  /** Ids of documents of the profile. */
  documents: string[]
  shareBioVideo: boolean
}

/** Applying: the shifts, the employer's questions, a CV, a note, and what it will see. What was typed stays when the sheet is closed, or the page. */
export function ApplySheet({ job, choice, opened, onSent, onClose }: ApplySheetProps) {
  const cache = useQueryClient()
  const profile = useProfile()
  const now = useNow()
  const [sent, setSent] = useState<Application | null>(null)
  // Pressing twice, or again after a lost answer, sends one application.
  const tryKey = useRef(crypto.randomUUID())
  const [kept, setKept] = useState(() => keptApplication(job))
  const form = useForm<Values>({
    initialValues: { coverNote: '', documents: [], shareBioVideo: false, ...kept, answers: { ...kept?.answers } },
    onValuesChange: (values) => keepApplication(job._id, values),
    validate: ({ answers, documents }) => ({
      ...(choice.missing > 0 ? { shifts: missingWords(choice) } : {}),
      ...missingAnswers(job.screeningQuestions, answers),
      ...(job.requiresCv && !hasCv(documents, profile?.documents ?? []) ? { documents: 'This job asks for a CV. Add or choose one.' } : {}),
    }),
  })
  const given = (answers: Values['answers']) => answersGiven(job.screeningQuestions, answers)
  const refused = useRefusal(
    form,
    [
      'shifts',
      'coverNote',
      'documents',
      ...(profile?.bioVideo ? ['shareBioVideo'] : []),
      ...job.screeningQuestions.map(({ _id }) => answerField(_id)),
    ],
    (path, { answers }: Values) => applicationField(path, given(answers)),
  )
  const apply = useMutation({
    ...refused.calls,
    mutationFn: ({ coverNote, answers, documents, shareBioVideo }: Values) =>
      seeker.applyForJob(
        {
          body: {
            jobId: job._id,
            ...(job.shifts.length > 0 ? { shifts: [...choice.chosen] } : {}),
            ...(coverNote.trim() ? { coverNote } : {}),
            answers: given(answers),
            ...(documents.length > 0 ? { documents } : {}),
            ...(shareBioVideo ? { shareBioVideo } : {}),
          },
        },
        { headers: { 'idempotency-key': tryKey.current } },
      ),
    onSuccess: async (application) => {
      forgetApplication(job._id)
      if (onSent) onSent(application)
      else setSent(application)
      await cache.invalidateQueries({ queryKey: ['seeker'] })
    },
    onError: (error, sent) => {
      if (isRefused(error)) tryKey.current = crypto.randomUUID()
      refused.calls.onError(error, sent)
    },
  })
  const discard = () => {
    form.setValues({ coverNote: '', answers: {} })
    setKept(null)
  }
  const over = passesLimit(job.hoursLedger)
  if (sent) return <Receipt application={sent} opened={opened} onClose={onClose} />
  return (
    <FormSheet
      title={`Apply for ${job.title}`}
      atSide
      submit="Send application"
      cancel="Not now"
      unsaved={form.isDirty() && 'kept'}
      opened={opened}
      busy={apply.isPending}
      refusal={
        <>
          <RefusalNote lines={refused.note} />
          <FaultsLink names={Object.keys(form.errors)} />
          <p className={styles.small}>They answer by {dayDate(plusDays(now, job.replyWithinDays).toISOString())}</p>
        </>
      }
      onSubmit={form.onSubmit((values) => apply.mutate(values), focusFirstFault)}
      onClose={onClose}
    >
      {over && <Note kind="warning">{job.hoursLedger?.text}</Note>}
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
      {kept && <KeptNote not="sent" onDiscard={discard} />}
      {job.screeningQuestions.map((question) => (
        <ScreeningField key={question._id} question={question} field={form.getInputProps(answerField(question._id))} />
      ))}
      <DocumentChoice
        documents={profile?.documents ?? []}
        needsCv={job.requiresCv}
        chosen={form.values.documents}
        error={form.errors['documents']}
        onChange={(documents) => form.setFieldValue('documents', documents)}
        onAdded={(id) => form.setFieldValue('documents', (before) => [...before, id].slice(0, DOCUMENTS_MOST))}
      />
      <Textarea
        label="A note to the employer (optional)"
        description="Why this job, and anything they should know. It is kept on this device, a week at least, until you send it."
        autosize
        minRows={4}
        maxRows={10}
        maxLength={3000}
        {...form.getInputProps('coverNote')}
      />
      {profile?.bioVideo && (
        <Switch
          label="Share my bio video"
          description="This employer may watch it as long as they may read this application; you see who did."
          aria-invalid={form.errors['shareBioVideo'] ? true : undefined}
          {...form.getInputProps('shareBioVideo', { type: 'checkbox' })}
        />
      )}
      <WhatTheySee />
    </FormSheet>
  )
}
