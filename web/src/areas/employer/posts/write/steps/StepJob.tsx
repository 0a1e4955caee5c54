import { londonDay } from '@evenshift/contract/london'
import { Autocomplete, TextInput, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { templateOf, valuesOfTemplate } from '#web/areas/employer/posts/write/post-template'
import { TemplateTools } from '#web/areas/employer/templates/TemplateTools'
import { withDates } from '#web/areas/employer/posts/write/post-dates'
import { SkillsRequired } from '#web/areas/employer/posts/write/steps/SkillsRequired'
import { partPlace } from '#web/areas/employer/posts/write/steps/part-place'
import { WordingNote } from '#web/areas/employer/posts/write/steps/WordingNote'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { employerQuery } from '#web/shared/calls/employer'
import { fieldOf } from '#web/shared/forms/field-of'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { Card } from '#web/ui/page/Card'
import { SelectField } from '#web/ui/form/SelectField'
import { useNow } from '#web/shared/words/useNow'
import styles from '../Wizard.module.css'

// Only who has posted before has any.
const OwnPosts = lazyPart(async () => (await import('#web/areas/employer/posts/write/steps/OwnPosts')).OwnPosts, null)

/** What the work is: most of what people read of a job. */
export function StepJob({ form, job, wording }: WizardStepProps) {
  const sectors = useQuery(employerQuery('employerSectors'))
  const lists = useQuery(employerQuery('postingLists'))
  const today = londonDay(useNow())
  const titleField = useRef<HTMLInputElement>(null)
  const isFixed = job !== null && job.status !== 'draft' && job.counts.some(({ count }) => count > 0)
  const fill = (filled: Partial<PostValues>) =>
    form.setValues({ ...filled, ...withDates({ ...form.values, startDate: '', ...filled }, today) })
  return (
    <>
      <Card label="The job">
        {(job === null || job.status === 'draft') && (
          <TemplateTools
            kind="job"
            body={form.isDirty() || job ? templateOf(form.values) : ''}
            onUse={(body) => fill(valuesOfTemplate(body))}
          />
        )}
        <div id={partPlace('work')} className={styles.fields}>
          <TextInput
            label="Job title"
            ref={titleField}
            required
            maxLength={80}
            placeholder="Weekend barista"
            disabled={isFixed}
            {...(isFixed ? { description: 'People have applied, so you can’t change the title. Copy the job to use a new one.' } : {})}
            {...form.getInputProps('title')}
          />
          <WordingNote hits={wording['title']} isRefused={Boolean(form.errors['title'])} />
          <Textarea
            label="What they’ll do"
            description="Two or three sentences on the work, the place and the team. Say what the job needs, not who should do it."
            autosize
            minRows={4}
            maxLength={6000}
            {...form.getInputProps('description')}
          />
          <WordingNote hits={wording['description']} isRefused={Boolean(form.errors['description'])} />
          <Textarea
            label="Main tasks (optional)"
            description="One per line"
            autosize
            minRows={3}
            {...form.getInputProps('responsibilities')}
          />
          <WordingNote hits={wording['responsibilities']} isRefused={Boolean(form.errors['responsibilities'])} />
          <div className={styles.pair}>
            <Autocomplete
              label="Role (optional)"
              placeholder="Barista"
              maxLength={120}
              data={(lists.data?.jobRoles ?? []).map(({ name }) => name)}
              limit={8}
              {...form.getInputProps('jobRole')}
            />
            <SelectField
              label="Sector"
              options={(sectors.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
              {...fieldOf(form, 'sectorId')}
            />
          </div>
          <WordingNote hits={wording['jobRole']} />
        </div>
      </Card>
      <SkillsRequired form={form} wording={wording} />
      {/* Last, since it comes later than the rest and would move it. */}
      {job === null && !form.values.title.trim() && (
        <OwnPosts
          onUse={(post) => {
            fill(valuesOfTemplate(templateOf(post)))
            titleField.current?.focus()
          }}
        />
      )}
    </>
  )
}
