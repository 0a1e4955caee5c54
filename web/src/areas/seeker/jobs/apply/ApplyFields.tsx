import type { JobDetail } from '@evenshift/contract/model/application/application'
import { Button, Switch, Textarea } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { DOCUMENTS_MOST, chosenDocuments } from '#web/areas/seeker/jobs/apply/chosen-documents'
import { DocumentChoice } from '#web/areas/seeker/jobs/apply/DocumentChoice'
import { answerField } from '#web/shared/screening/screening'
import { ScreeningField } from '#web/shared/screening/ScreeningField'
import type { Applying } from '#web/areas/seeker/jobs/apply/useApplication'
import { words } from '#web/areas/seeker/jobs/apply/words'
import styles from '../one/Job.module.css'

interface ApplyFieldsProps {
  readonly job: JobDetail
  readonly applying: Pick<Applying, 'form' | 'profile'>
}

/** A press away: few write one. */
function NoteField({ form }: Pick<Applying, 'form'>) {
  const [wasWritten] = useState(form.values.coverNote !== '')
  const [isAdding, setIsAdding] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isAdding) field.current?.focus()
  }, [isAdding])
  if (!wasWritten && !isAdding && !form.errors['coverNote'])
    return (
      <Button
        variant="subtle"
        className={styles.addNote ?? ''}
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        onClick={() => setIsAdding(true)}
      >
        {words.addNote}
      </Button>
    )
  return (
    <Textarea
      label={words.noteEmployerOptional}
      description={words.sayWhyYoudLike}
      autosize
      minRows={4}
      maxRows={10}
      maxLength={3000}
      {...form.getInputProps('coverNote')}
      ref={field}
    />
  )
}

/** The employer's questions, a CV, a note, the free times and the own video. */
export const ApplyFields = ({ job, applying: { form, profile } }: ApplyFieldsProps) => (
  <>
    {job.screeningQuestions.map((question) => (
      <ScreeningField key={question._id} question={question} field={form.getInputProps(answerField(question._id))} />
    ))}
    <DocumentChoice
      documents={profile?.documents ?? []}
      needsCv={job.requiresCv}
      chosen={chosenDocuments(form.values.documents, profile?.documents ?? [])}
      error={form.errors['documents']}
      onChange={(documents) => form.setFieldValue('documents', documents)}
      onAdded={(id) =>
        form.setFieldValue('documents', (before) =>
          [...new Set([...chosenDocuments(before, profile?.documents ?? []), id])].slice(0, DOCUMENTS_MOST),
        )
      }
    />
    <NoteField form={form} />
    <Switch
      label={words.letThemSeeWhen}
      description={words.theySeeFreeHours}
      aria-invalid={form.errors['shareFreeTimes'] ? true : undefined}
      {...form.getInputProps('shareFreeTimes', { type: 'checkbox' })}
    />
    {profile?.bioVideo && (
      <Switch
        label={words.shareMyBioVideo}
        description={words.theyCanWatchWhile}
        aria-invalid={form.errors['shareBioVideo'] ? true : undefined}
        {...form.getInputProps('shareBioVideo', { type: 'checkbox' })}
      />
    )}
  </>
)
