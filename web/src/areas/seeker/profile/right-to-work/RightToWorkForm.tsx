import type { Profile } from '@evenshift/contract/model/profile/profile'
import { rightToWorkAnswers } from '@evenshift/contract/states/profile/profile-choices'
import { NumberInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FormCard } from '#web/areas/seeker/profile/FormCard'
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
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { SelectField } from '#web/ui/form/SelectField'

const answerWords = {
  yes: 'Yes, no limits',
  student_visa: 'Yes, on a student visa',
  other_limit: 'Yes, with another limit',
  prefer_not_to_say: 'Prefer not to say',
} as const

/** What adds the hours of a week up and warns before they are too many. */
export function RightToWorkForm({ profile }: { readonly profile: Profile }) {
  const form = useForm<RightToWorkValues>({ initialValues: rightToWorkValuesOf(profile), validate: rightToWorkFaults })
  const refused = useRefusal(form, rightToWorkFields(form.values))
  const change = useProfileChange(refused.calls)
  const { rightToWork } = form.values
  return (
    <FormCard
      title="Right to work"
      what="your right to work"
      text="Only you see this, never employers. We add up your hours and warn you before an offer takes you over your limit."
      busy={change.isPending}
      changed={form.isDirty()}
      note={refused.note}
      onSubmit={form.onSubmit(
        (values) => change.mutate(rightToWorkChange(values), { onSuccess: () => form.resetDirty(values) }),
        focusFirstFault,
      )}
    >
      <SelectField
        label="Can you work in the UK?"
        options={rightToWorkAnswers.map((value) => ({ value, label: answerWords[value] }))}
        clearable
        {...form.getInputProps('rightToWork')}
      />
      {isLimited(rightToWork) && (
        <>
          <NumberInput
            label="Most hours a week"
            {...(rightToWork === 'student_visa'
              ? { description: 'In term time, often 20 for a degree or 10 below degree level. Check your visa.' }
              : {})}
            min={0}
            max={100}
            {...form.getInputProps('weeklyHourLimit')}
          />
          <TermDates form={form} />
        </>
      )}
      <OtherHours form={form} />
    </FormCard>
  )
}
