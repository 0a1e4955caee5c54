import { Checkbox, NumberInput } from '@mantine/core'
import { hoursEach } from '#web/areas/employer/posts/write/shifts-needed'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { fieldOf } from '#web/shared/forms/field-of'
import { words } from '#web/areas/employer/posts/write/steps/words'

type FieldProps = Pick<WizardStepProps, 'form'>

/** Whether days and times are agreed with each person; where not, hours follow from the shifts. */
export function ByAgreement({ form }: FieldProps) {
  const { shifts } = form.values
  return (
    <Checkbox
      label={words.hoursAreFlexible}
      description={words.agreeDaysTimesEach}
      checked={form.values.hoursByAgreement}
      error={form.errors['hoursByAgreement']}
      onChange={({ currentTarget: { checked } }) =>
        form.setValues({ hoursByAgreement: checked, ...(!checked && shifts.length > 0 && { hoursPerWeek: hoursEach(form.values) }) })
      }
    />
  )
}

/** The hours of a week that one person works. */
export const HoursField = ({ form }: FieldProps) => (
  <NumberInput
    label={words.hoursAWeek}
    description={words.whatOnePersonWorks}
    min={0.5}
    max={60}
    step={0.5}
    {...fieldOf(form, 'hoursPerWeek')}
  />
)
