import { travelModes } from '@evenshift/contract/states/profile/profile-choices'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { JobseekerForm } from '#web/areas/auth/complete/jobseeker-values'
import { BirthFields } from '#web/shared/birth/BirthFields'
import { seekerQuery } from '#web/shared/calls/seeker'
import { modeOptions } from '#web/shared/words/way'
import { SelectField } from '#web/ui/form/SelectField'
import { words } from '#web/areas/auth/complete/words'
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
      <TextInput label={words.firstName} autoComplete="given-name" maxLength={60} required {...form.getInputProps('firstName')} />
      <TextInput label={words.lastName} autoComplete="family-name" maxLength={60} required {...form.getInputProps('lastName')} />
      <BirthFields description={words.onlyEmployerWhoHires} {...form.getInputProps('dateOfBirth')} />
      <SelectField
        label={words.city}
        description={words.startTypingChooseNearest}
        options={cities.map(({ name }) => ({ value: name, label: name }))}
        required
        {...form.getInputProps('city')}
        onChange={(city) => form.setFieldValue('city', city ?? '')}
      />
      <TextInput
        label={words.postcodeOptional}
        description={words.showsHowLongJourney}
        autoComplete="postal-code"
        maxLength={12}
        {...form.getInputProps('postcode')}
      />
      <SelectField
        label={words.howYouTravelOptional}
        options={modeOptions}
        clearable
        {...form.getInputProps('travelMode')}
        onChange={(mode) => form.setFieldValue('travelMode', travelModes.find((one) => one === mode) ?? null)}
      />
      <Button type="submit" size="lg" fullWidth>
        {words.next}
      </Button>
    </form>
  )
}
