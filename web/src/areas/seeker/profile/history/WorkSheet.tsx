import type { Work } from '@evenshift/contract/model/profile/work'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { AchievementsField, PeriodFields } from '#web/areas/seeker/profile/history/PeriodFields'
import {
  type WorkInput,
  type WorkValues,
  workFaults,
  workField,
  workFields,
  workInputOf,
  workValuesOf,
} from '#web/areas/seeker/profile/history/work-values'
import { seekerQuery } from '#web/shared/calls/seeker'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { NameField } from '#web/ui/form/NameField'
import { FormSheet } from '#web/ui/dialog/FormSheet'

interface WorkSheetProps {
  /** Null for a new one. */
  readonly work: Work | null
  readonly busy: boolean
  readonly onSave: (given: WorkInput, onFault: (error: Error) => void) => void
  readonly onClose: () => void
}

export function WorkSheet({ work, busy, onSave, onClose }: WorkSheetProps) {
  const { data: lists } = useQuery({ ...seekerQuery('workDropdowns'), staleTime: Infinity })
  const form = useForm<WorkValues>({ initialValues: workValuesOf(work), validate: workFaults })
  const namesOf = (rows: readonly { readonly name: string }[] = []) => rows.map(({ name }) => name)
  const refused = useRefusal(form, workFields(form.values), workField)
  const submit = form.onSubmit((values) => {
    const given = workInputOf(values)
    refused.calls.onMutate()
    if (given) onSave(given, (error) => refused.calls.onError(error, given))
  }, focusFirstFault)
  return (
    <FormSheet
      submit="Save"
      title={work ? 'Edit job' : 'Add a job'}
      unsaved={form.isDirty()}
      busy={busy}
      refusal={<RefusalNote lines={refused.note} />}
      onClose={onClose}
      onSubmit={submit}
    >
      <NameField label="Job title" names={namesOf(lists?.jobRoles)} required data-autofocus {...form.getInputProps('title')} />
      <NameField
        label="Employer"
        description="A company, family or club. Volunteering counts."
        names={namesOf(lists?.employers)}
        required
        {...form.getInputProps('employer')}
      />
      <NameField label="Kind of work" names={namesOf(lists?.sectors)} {...form.getInputProps('sector')} />
      <PeriodFields form={form} goesOnLabel="I work here now" />
      <AchievementsField form={form} />
    </FormSheet>
  )
}
