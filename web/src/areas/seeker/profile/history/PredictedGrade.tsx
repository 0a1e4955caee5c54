import { TextInput } from '@mantine/core'
import type { EducationFormProps } from '#web/areas/seeker/profile/history/LevelFields'
import { words } from '#web/areas/seeker/profile/history/words'
import { SelectField } from '#web/ui/form/SelectField'

/** What is expected of a course that goes on; a British degree has one of a few. */
export function PredictedGrade({ form, lists }: EducationFormProps) {
  const { level, isOutsideUk, predictedGrade } = form.values
  if (level !== 'university' || isOutsideUk)
    return (
      <TextInput
        label={words.study.predicted.label}
        description={words.study.predicted.hint}
        maxLength={60}
        {...form.getInputProps('predictedGrade')}
      />
    )
  const grades = lists?.gradesOfLevel.university ?? []
  return (
    <SelectField
      label={words.study.predicted.label}
      options={grades.map((grade) => ({ value: grade, label: grade }))}
      clearable
      {...form.getInputProps('predictedGrade')}
      value={predictedGrade || null}
      onChange={(grade) => form.setFieldValue('predictedGrade', grade ?? '')}
    />
  )
}
