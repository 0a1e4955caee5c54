import type { JobDetail } from '@evenshift/contract/model/application/application'
import { Switch, Textarea } from '@mantine/core'
import { DOCUMENTS_MOST } from '#web/areas/seeker/jobs/apply/chosen-documents'
import { DocumentChoice } from '#web/areas/seeker/jobs/apply/DocumentChoice'
import { answerField } from '#web/areas/seeker/jobs/apply/screening'
import { ScreeningField } from '#web/areas/seeker/jobs/apply/ScreeningField'
import type { Applying } from '#web/areas/seeker/jobs/apply/useApplication'

interface ApplyFieldsProps {
  readonly job: JobDetail
  readonly applying: Pick<Applying, 'form' | 'profile'>
}

/** The employer's questions, a CV, a note and the own video. */
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
      label="A note to the employer (optional)"
      description="Say why you’d like this job and anything they should know. Your draft is saved on this device."
      autosize
      minRows={4}
      maxRows={10}
      maxLength={3000}
      {...form.getInputProps('coverNote')}
    />
    {profile?.bioVideo && (
      <Switch
        label="Share my bio video"
        description="They can watch it while they can see this application. You’ll see who did."
        aria-invalid={form.errors['shareBioVideo'] ? true : undefined}
        {...form.getInputProps('shareBioVideo', { type: 'checkbox' })}
      />
    )}
  </>
)
