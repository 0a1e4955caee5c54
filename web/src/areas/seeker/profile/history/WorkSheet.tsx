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
} from '#web/areas/seeker/profile/history/work-values'
import { words } from '#web/areas/seeker/profile/history/words'
import { words as profileWords } from '#web/areas/seeker/profile/words'
import { seekerQuery } from '#web/shared/calls/seeker'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { NameField } from '#web/ui/form/NameField'
import { FormSheet } from '#web/ui/dialog/FormSheet'

interface WorkSheetProps {
  /** "Add a job". */
  readonly title: string
  readonly start: WorkValues
  readonly busy: boolean
  readonly onSave: (given: WorkInput, onFault: (error: Error) => void, values: WorkValues) => void
  readonly onClose: () => void
}

export function WorkSheet({ title, start, busy, onSave, onClose }: WorkSheetProps) {
  const { data: lists } = useQuery({ ...seekerQuery('workDropdowns'), staleTime: Infinity })
  const form = useForm<WorkValues>({ initialValues: start, validate: workFaults })
  const namesOf = (rows: readonly { readonly name: string }[] = []) => rows.map(({ name }) => name)
  const refused = useRefusal(form, workFields(form.values), workField)
  const submit = form.onSubmit((values) => {
    const given = workInputOf(values)
    refused.calls.onMutate()
    if (given) onSave(given, (error) => refused.calls.onError(error, given), values)
  }, focusFirstFault)
  return (
    <FormSheet
      submit={profileWords.save}
      title={title}
      unsaved={form.isDirty()}
      busy={busy}
      refusal={<RefusalNote lines={refused.note} />}
      onClose={onClose}
      onSubmit={submit}
    >
      <NameField label={words.work.job.label} names={namesOf(lists?.jobRoles)} required data-autofocus {...form.getInputProps('title')} />
      <NameField
        label={words.work.employer.label}
        description={words.work.employer.hint}
        names={namesOf(lists?.employers)}
        required
        {...form.getInputProps('employer')}
      />
      <NameField label={words.work.sector.label} names={namesOf(lists?.sectors)} {...form.getInputProps('sector')} />
      <PeriodFields form={form} goesOnLabel={words.work.now} />
      <AchievementsField form={form} />
    </FormSheet>
  )
}
