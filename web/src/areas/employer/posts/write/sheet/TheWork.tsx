import { Autocomplete, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { replaceIn } from '#web/areas/employer/posts/write/replaced-words'
import { SkillsRequired } from '#web/areas/employer/posts/write/sheet/SkillsRequired'
import { TitleAndWork } from '#web/areas/employer/posts/write/steps/TitleAndWork'
import { WordingNote } from '#web/areas/employer/posts/write/steps/WordingNote'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { employerQuery } from '#web/shared/calls/employer'
import { fieldOf } from '#web/shared/forms/field-of'
import { SelectField } from '#web/ui/form/SelectField'
import { words } from '#web/areas/employer/posts/write/sheet/words'
import styles from '../Wizard.module.css'

/** What the work is: most of what people read of a job. */
export function TheWork({ form, job, wording }: WizardStepProps) {
  const sectors = useQuery(employerQuery('employerSectors'))
  const lists = useQuery(employerQuery('postingLists'))
  return (
    <>
      <TitleAndWork form={form} job={job} wording={wording} />
      <Textarea
        label={words.mainTasksOptional}
        description={words.onePerLine}
        autosize
        minRows={3}
        {...form.getInputProps('responsibilities')}
      />
      <WordingNote hits={wording['responsibilities']} onReplace={replaceIn(form, 'responsibilities')} />
      <SkillsRequired form={form} wording={wording} />
      <div className={styles.pair}>
        <Autocomplete
          label={words.roleOptional}
          placeholder={words.barista}
          maxLength={120}
          data={(lists.data?.jobRoles ?? []).map(({ name }) => name)}
          limit={8}
          {...form.getInputProps('jobRole')}
        />
        <SelectField
          label={words.sector}
          options={(sectors.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
          {...fieldOf(form, 'sectorId')}
        />
      </div>
      <WordingNote hits={wording['jobRole']} />
    </>
  )
}
