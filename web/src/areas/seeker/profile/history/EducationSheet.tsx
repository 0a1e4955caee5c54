import type { Education } from '@evenshift/contract/model/profile/education'
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
  educationValuesOf,
} from '#web/areas/seeker/profile/history/education-values'
import { seekerQuery } from '#web/shared/calls/seeker'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { SelectField } from '#web/ui/form/SelectField'
import { FormSheet } from '#web/ui/dialog/FormSheet'

const levelWords: Readonly<Record<Education['level'], string>> = {
  school: 'School, up to GCSEs or National 5s',
  a_level: 'A levels',
  alternative: 'Another qualification (BTEC, T Level, Highers, IB …)',
  university: 'University',
}

interface EducationSheetProps {
  /** Null for a new one. */
  readonly education: Education | null
  readonly busy: boolean
  readonly onSave: (given: EducationInput, onFault: (error: Error) => void) => void
  readonly onClose: () => void
}

/** Asks only for what belongs to the level that is chosen; what was typed for another stays until it is saved. */
export function EducationSheet({ education, busy, onSave, onClose }: EducationSheetProps) {
  const { data: lists } = useQuery({ ...seekerQuery('educationDropdowns'), staleTime: Infinity })
  const form = useForm<EducationValues>({ initialValues: educationValuesOf(education), validate: educationFaults })
  const refused = useRefusal(form, educationFields(form.values), educationField)
  const submit = form.onSubmit((values) => {
    const given = educationInputOf(values)
    refused.calls.onMutate()
    if (given) onSave(given, (error) => refused.calls.onError(error, given))
  }, focusFirstFault)
  return (
    <FormSheet
      submit="Save"
      title={education ? 'Edit school or course' : 'Add a school or course'}
      unsaved={form.isDirty()}
      busy={busy}
      refusal={<RefusalNote lines={refused.note} />}
      onClose={onClose}
      onSubmit={submit}
    >
      <SelectField
        label="Type"
        options={educationLevels.map((value) => ({ value, label: levelWords[value] }))}
        required
        data-autofocus
        openOnFocus={false}
        {...form.getInputProps('level')}
      />
      <LevelFields form={form} lists={lists} />
      <Checkbox label="Outside the UK" {...form.getInputProps('isOutsideUk', { type: 'checkbox' })} />
      <PeriodFields form={form} goesOnLabel="I study here now" />
      {form.values.goesOn && <PredictedGrade form={form} lists={lists} />}
      <AchievementsField form={form} />
    </FormSheet>
  )
}
