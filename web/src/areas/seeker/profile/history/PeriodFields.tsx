import { Checkbox, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { PeriodValues } from '#web/areas/seeker/profile/history/values'
import { words } from '#web/areas/seeker/profile/history/words'
import { fieldOf } from '#web/shared/forms/field-of'
import { MonthField } from '#web/ui/form/MonthField'
import profile from '../Profile.module.css'

interface PeriodFieldsProps<Values extends PeriodValues> {
  readonly form: UseFormReturnType<Values>
  /** "I work here now". */
  readonly goesOnLabel: string
}

/** When it began and ended; while it goes on there is no end to give. */
export function PeriodFields<Values extends PeriodValues>({ form, goesOnLabel }: PeriodFieldsProps<Values>) {
  const { goesOn } = form.values
  return (
    <>
      <div className={profile.two}>
        <MonthField label={words.period.start} required {...fieldOf(form, 'startDate')} />
        {!goesOn && <MonthField label={words.period.end} required {...fieldOf(form, 'endDate')} />}
      </div>
      <Checkbox label={goesOnLabel} {...form.getInputProps('goesOn', { type: 'checkbox' })} />
    </>
  )
}

export function AchievementsField<Values extends PeriodValues>({ form }: { readonly form: UseFormReturnType<Values> }) {
  return (
    <Textarea
      label={words.achievements.label}
      description={words.achievements.hint}
      autosize
      minRows={3}
      {...form.getInputProps('achievements')}
    />
  )
}
