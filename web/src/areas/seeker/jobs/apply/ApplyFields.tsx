import type { JobDetail } from '@evenshift/contract/model/application/application'
import { Switch, Textarea } from '@mantine/core'
import { DOCUMENTS_MOST } from '#web/areas/seeker/jobs/apply/chosen-documents'
import { DocumentChoice } from '#web/areas/seeker/jobs/apply/DocumentChoice'
import { answerField } from '#web/shared/screening/screening'
import { ScreeningField } from '#web/shared/screening/ScreeningField'
import type { Applying } from '#web/areas/seeker/jobs/apply/useApplication'
import { words } from '#web/areas/seeker/jobs/apply/words'

interface ApplyFieldsProps {
  readonly job: JobDetail
  readonly applying: Pick<Applying, 'form' | 'profile'>
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
      chosen={form.values.documents}
      error={form.errors['documents']}
      onChange={(documents) => form.setFieldValue('documents', documents)}
      onAdded={(id) => form.setFieldValue('documents', (before) => [...before, id].slice(0, DOCUMENTS_MOST))}
    />
    <Textarea
      label={words.noteEmployerOptional}
      description={words.sayWhyYoudLike}
      autosize
      minRows={4}
      maxRows={10}
      maxLength={3000}
      {...form.getInputProps('coverNote')}
    />
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
