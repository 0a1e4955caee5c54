import type { Application, JobDetail } from '@evenshift/contract/model/application'
import { Switch, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { surfaceOf } from '#web/api/surface'
import { DocumentChoice } from '#web/areas/seeker/job/DocumentChoice'
import { forgetApplication, keepApplication, keptApplication } from '#web/areas/seeker/job/application-draft'
import { Receipt } from '#web/areas/seeker/job/Receipt'
import { ScreeningField } from '#web/areas/seeker/job/ScreeningField'
import { WhatTheySee } from '#web/areas/seeker/job/WhatTheySee'
import { overLimit } from '#web/areas/seeker/jobs/over-limit'
import { useProfile } from '#web/areas/seeker/profile/useProfile'
import { DOCUMENTS_MOST, hasCv } from '#web/areas/seeker/job/chosen-documents'
import { seeker } from '#web/shared/calls/seeker'
import { isRefused } from '#web/shared/calls/is-refused'
import { KeptNote } from '#web/shared/forms/KeptNote'
import { FormSheet } from '#web/ui/FormSheet'
import { Note } from '#web/ui/Note'

interface ApplySheetProps {
  readonly job: JobDetail
  readonly opened: boolean
  readonly onClose: () => void
}
interface Values {
  coverNote: string
  answers: Record<string, string>
  /** Ids of documents of the profile. */
  documents: string[]
  shareBioVideo: boolean
}

/** Applying: a note, the employer's questions, and what it will see. What was typed stays when the sheet is closed, or the page. */
export function ApplySheet({ job, opened, onClose }: ApplySheetProps) {
  const cache = useQueryClient()
  const profile = useProfile()
  const [sent, setSent] = useState<Application | null>(null)
  // Pressing twice, or again after a lost answer, sends one application.
  const tryKey = useRef(crypto.randomUUID())
  const [kept, setKept] = useState(() => keptApplication(job))
  const form = useForm<Values>({
    initialValues: { coverNote: '', documents: [], shareBioVideo: false, ...kept, answers: { ...kept?.answers } },
    onValuesChange: (values) => keepApplication(job._id, values),
    validate: ({ answers, documents }) =>
      Object.fromEntries([
        ...job.screeningQuestions
          .filter(({ _id, required }) => required && !answers[_id]?.trim())
          .map(({ _id }) => [`answers.${_id}`, 'Answer this question']),
        ...(job.requiresCv && !hasCv(documents, profile?.documents ?? [])
          ? [['documents', 'This job asks for a CV. Add or choose one.']]
          : []),
      ]),
  })
  const apply = useMutation({
    mutationFn: ({ coverNote, answers, documents, shareBioVideo }: Values) =>
      seeker.applyForJob(
        {
          body: {
            jobId: job._id,
            ...(coverNote.trim() ? { coverNote } : {}),
            answers: Object.entries(answers).flatMap(([questionId, value]) => (value.trim() ? [{ questionId, value }] : [])),
            ...(documents.length > 0 ? { documents } : {}),
            ...(shareBioVideo ? { shareBioVideo } : {}),
          },
        },
        { headers: { 'idempotency-key': tryKey.current } },
      ),
    meta: { ownErrors: true },
    onSuccess: async (application) => {
      forgetApplication(job._id)
      setSent(application)
      await cache.invalidateQueries({ queryKey: ['seeker'] })
    },
    onError: (error) => {
      if (isRefused(error)) tryKey.current = crypto.randomUUID()
      form.setErrors(surfaceOf(error).fields)
    },
  })
  const discard = () => {
    form.setValues({ coverNote: '', answers: {} })
    setKept(null)
  }
  const over = overLimit(job.hoursLedger) !== null
  if (sent) return <Receipt application={sent} opened={opened} onClose={onClose} />
  return (
    <FormSheet
      title={`Apply for ${job.title}`}
      submit="Send the application"
      cancel="Not now"
      opened={opened}
      busy={apply.isPending}
      onSubmit={form.onSubmit((values) => apply.mutate(values))}
      onClose={onClose}
    >
      {over && <Note kind="warning">{job.hoursLedger?.text}</Note>}
      {apply.error && (
        <Note kind="bad" spoken>
          {surfaceOf(apply.error).text}
        </Note>
      )}
      {kept && <KeptNote not="sent" onDiscard={discard} />}
      <Textarea
        label="A note to the employer"
        description="If you like: why this job, and anything they should know. It is kept on this device until you send it."
        autosize
        minRows={4}
        maxRows={10}
        maxLength={3000}
        {...form.getInputProps('coverNote')}
      />
      {job.screeningQuestions.map((question) => (
        <ScreeningField key={question._id} question={question} field={form.getInputProps(`answers.${question._id}`)} />
      ))}
      <DocumentChoice
        documents={profile?.documents ?? []}
        needsCv={job.requiresCv}
        chosen={form.values.documents}
        error={form.errors['documents']}
        onChange={(documents) => form.setFieldValue('documents', documents)}
        onAdded={(id) => form.setFieldValue('documents', (before) => [...before, id].slice(0, DOCUMENTS_MOST))}
      />
      {profile?.bioVideo && (
        <Switch
          label="Share my bio video"
          description="This employer may watch it as long as they may read this application; you see who did."
          {...form.getInputProps('shareBioVideo', { type: 'checkbox' })}
        />
      )}
      <WhatTheySee />
    </FormSheet>
  )
}
