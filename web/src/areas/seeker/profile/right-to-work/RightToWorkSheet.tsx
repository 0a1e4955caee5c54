import type { Profile } from '@evenshift/contract/model/profile/profile'
import { rightToWorkAnswers } from '@evenshift/contract/states/profile/profile-choices'
import { NumberInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type SectionProps, SectionSheet } from '#web/areas/seeker/profile/SectionSheet'
import { OtherHours } from '#web/areas/seeker/profile/right-to-work/OtherHours'
import { TermDates } from '#web/areas/seeker/profile/right-to-work/TermDates'
import {
  type RightToWorkValues,
  isLimited,
  rightToWorkChange,
  rightToWorkFaults,
  rightToWorkFields,
  rightToWorkValuesOf,
} from '#web/areas/seeker/profile/right-to-work/right-to-work-values'
import { words } from '#web/areas/seeker/profile/right-to-work/words'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { SelectField } from '#web/ui/form/SelectField'

interface RightToWorkSheetProps extends SectionProps {
  readonly profile: Profile
}

/** What adds the hours of a week up and warns before they are too many. */
export function RightToWorkSheet({ profile, onClose }: RightToWorkSheetProps) {
  const form = useForm<RightToWorkValues>({ initialValues: rightToWorkValuesOf(profile), validate: rightToWorkFaults })
  const refused = useRefusal(form, rightToWorkFields(form.values))
  const change = useProfileChange(refused.calls)
  const { rightToWork } = form.values
  return (
    <SectionSheet
      title={words.title}
      text={words.text}
      busy={change.isPending}
      changed={form.isDirty()}
      note={refused.note}
      onSubmit={form.onSubmit((values) => change.mutate(rightToWorkChange(values), { onSuccess: onClose }), focusFirstFault)}
      onClose={onClose}
    >
      <SelectField
        label={words.answer.label}
        options={rightToWorkAnswers.map((value) => ({ value, label: words.answer.options[value] }))}
        clearable
        {...form.getInputProps('rightToWork')}
      />
      {isLimited(rightToWork) && (
        <>
          <NumberInput
            label={words.limit.label}
            {...(rightToWork === 'student_visa' ? { description: words.limit.hint } : {})}
            min={0}
            max={100}
            {...form.getInputProps('weeklyHourLimit')}
          />
          <TermDates form={form} />
        </>
      )}
      <OtherHours form={form} />
    </SectionSheet>
  )
}
