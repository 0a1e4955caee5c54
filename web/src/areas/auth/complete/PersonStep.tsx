import { travelModes } from '@evenshift/contract/states/profile/profile-choices'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { JobseekerForm } from '#web/areas/auth/complete/jobseeker-values'
import { seekerQuery } from '#web/shared/calls/seeker'
import { modeOptions } from '#web/shared/words/way'
import { DateField } from '#web/ui/form/DateField'
import { SelectField } from '#web/ui/form/SelectField'
import frame from '../AuthFrame.module.css'

interface PersonStepProps {
  readonly form: JobseekerForm
  readonly onNext: () => void
}

/** Who they are, where they live and how they get about; the last two make the first jobs those within reach. */
export function PersonStep({ form, onNext }: PersonStepProps) {
  const { data: cities = [] } = useQuery({ ...seekerQuery('locations'), staleTime: Infinity })
  return (
    <form
      className={frame.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <TextInput label="First name" autoComplete="given-name" maxLength={60} required {...form.getInputProps('firstName')} />
      <TextInput label="Last name" autoComplete="family-name" maxLength={60} required {...form.getInputProps('lastName')} />
      <DateField
        label="Date of birth"
        description="Only an employer who hires you will see this."
        required
        {...form.getInputProps('dateOfBirth')}
      />
      <SelectField
        label="City"
        description="Start typing and choose the nearest."
        options={cities.map(({ name }) => ({ value: name, label: name }))}
        required
        {...form.getInputProps('city')}
        onChange={(city) => form.setFieldValue('city', city ?? '')}
      />
      <TextInput
        label="Postcode (optional)"
        description="Shows how long the journey to each job takes you. Employers never see it."
        autoComplete="postal-code"
        maxLength={8}
        {...form.getInputProps('postcode')}
      />
      <SelectField
        label="How you travel (optional)"
        options={modeOptions}
        clearable
        {...form.getInputProps('travelMode')}
        onChange={(mode) => form.setFieldValue('travelMode', travelModes.find((one) => one === mode) ?? null)}
      />
      <Button type="submit" size="lg" fullWidth>
        Next
      </Button>
    </form>
  )
}
