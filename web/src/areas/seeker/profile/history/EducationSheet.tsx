import { educationLevels } from '@evenshift/contract/states/profile/profile-choices'
import { Checkbox } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { LevelFields } from '#web/areas/seeker/profile/history/LevelFields'
import { AchievementsField, PeriodFields } from '#web/areas/seeker/profile/history/PeriodFields'
import { PredictedGrade } from '#web/areas/seeker/profile/history/PredictedGrade'
import {
  type EducationInput,
  type EducationValues,
  educationFaults,
  educationField,
  educationFields,
  educationInputOf,
} from '#web/areas/seeker/profile/history/education-values'
import { words } from '#web/areas/seeker/profile/history/words'
import { words as profileWords } from '#web/areas/seeker/profile/words'
import { seekerQuery } from '#web/shared/calls/seeker'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { SelectField } from '#web/ui/form/SelectField'
import { FormSheet } from '#web/ui/dialog/FormSheet'

interface EducationSheetProps {
  /** "Add a school or course". */
  readonly title: string
  readonly start: EducationValues
  readonly busy: boolean
  readonly onSave: (given: EducationInput, onFault: (error: Error) => void, values: EducationValues) => void
  readonly onClose: () => void
}

/** Asks only for what belongs to the level that is chosen; what was typed for another stays until it is saved. */
export function EducationSheet({ title, start, busy, onSave, onClose }: EducationSheetProps) {
  const { data: lists } = useQuery({ ...seekerQuery('educationDropdowns'), staleTime: Infinity })
  const form = useForm<EducationValues>({ initialValues: start, validate: educationFaults })
  const refused = useRefusal(form, educationFields(form.values), educationField)
  const submit = form.onSubmit((values) => {
    const given = educationInputOf(values)
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
      <SelectField
        label={words.study.level.label}
        options={educationLevels.map((value) => ({ value, label: words.study.level.options[value] }))}
        required
        data-autofocus
        openOnFocus={false}
        {...form.getInputProps('level')}
      />
      <LevelFields form={form} lists={lists} />
      <Checkbox label={words.study.abroad} {...form.getInputProps('isOutsideUk', { type: 'checkbox' })} />
      <PeriodFields form={form} goesOnLabel={words.study.now} />
      {form.values.goesOn && <PredictedGrade form={form} lists={lists} />}
      <AchievementsField form={form} />
    </FormSheet>
  )
}
