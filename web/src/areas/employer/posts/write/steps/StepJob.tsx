import { workplaces } from '@evenshift/contract/states/job/job-terms'
import { Autocomplete, Checkbox, TextInput, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { templateOf, valuesOfTemplate } from '#web/areas/employer/posts/write/post-template'
import { workplaceWords } from '#web/shared/job/term-words'
import { TemplateTools } from '#web/areas/employer/templates/TemplateTools'
import { withCity } from '#web/areas/employer/posts/write/post-values'
import { WordingNote } from '#web/areas/employer/posts/write/steps/WordingNote'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { employerQuery } from '#web/shared/calls/employer'
import { fieldOf } from '#web/shared/forms/field-of'
import { Card } from '#web/ui/page/Card'
import { SelectField } from '#web/ui/form/SelectField'
import styles from '../Wizard.module.css'

const places = workplaces.map((value) => ({ value, label: workplaceWords[value] }))

export function StepJob({ form, job, wording }: WizardStepProps) {
  const sectors = useQuery(employerQuery('employerSectors'))
  const lists = useQuery(employerQuery('postingLists'))
  const cities = useQuery(employerQuery('locations'))
  const company = useQuery(employerQuery('employerDetails'))
  const isFixed = job !== null && job.status !== 'draft' && job.counts.some(({ count }) => count > 0)
  return (
    <Card label="The job">
      <h2>What is the job?</h2>
      {(job === null || job.status === 'draft') && (
        <TemplateTools
          kind="job"
          body={form.isDirty() || job ? templateOf(form.values) : ''}
          onUse={(body) => form.setValues(valuesOfTemplate(body))}
        />
      )}
      <TextInput
        label="Job title"
        required
        maxLength={80}
        placeholder="Weekend barista"
        disabled={isFixed}
        {...(isFixed ? { description: 'People have applied, so you can’t change the title. Copy the job to use a new one.' } : {})}
        {...form.getInputProps('title')}
      />
      <WordingNote hits={wording['title']} />
      <Textarea
        label="What they’ll do"
        description="Describe the work, the place and the team. Say what the job needs, not who should do it."
        autosize
        minRows={5}
        maxLength={6000}
        {...form.getInputProps('description')}
      />
      <WordingNote hits={wording['description']} />
      <Textarea label="Main tasks" description="One per line" autosize minRows={3} {...form.getInputProps('responsibilities')} />
      <WordingNote hits={wording['responsibilities']} />
      <div className={styles.pair}>
        <SelectField
          label="Sector"
          options={(sectors.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
          {...fieldOf(form, 'sectorId')}
        />
        <Autocomplete
          label="Role"
          placeholder="Barista"
          maxLength={120}
          data={(lists.data?.jobRoles ?? []).map(({ name }) => name)}
          limit={8}
          {...form.getInputProps('jobRole')}
        />
        <SelectField
          label="City"
          options={(cities.data ?? []).map(({ name }) => ({ value: name, label: name }))}
          {...fieldOf(form, 'location')}
          onChange={(city) => form.setValues(company.data ? withCity(form.values, city, company.data) : { location: city })}
        />
        <TextInput
          label="Workplace postcode"
          description="Used for travel times. Applicants only see the city"
          autoComplete="off"
          {...form.getInputProps('postcode')}
        />
        <SelectField label="Where they’ll work" options={places} {...fieldOf(form, 'workplace')} />
        <TextInput label="Dress code" maxLength={200} {...form.getInputProps('dressCode')} />
      </div>
      <Checkbox
        label="We provide a uniform"
        description="People won’t have to buy their own"
        checked={form.values.uniformProvided}
        error={form.errors['uniformProvided']}
        onChange={(event) => form.setFieldValue('uniformProvided', event.currentTarget.checked)}
      />
      <WordingNote hits={[...(wording['jobRole'] ?? []), ...(wording['dressCode'] ?? [])]} />
    </Card>
  )
}
