import type { SavedSearch } from '@evenshift/contract/model/job/search'
import { alertPaces } from '@evenshift/contract/states/profile/profile-choices'
import { Select } from '@mantine/core'
import { words } from '#web/areas/seeker/jobs/saved/words'

type Pace = SavedSearch['alert']

interface AlertChoiceProps {
  readonly label: string
  readonly value: Pace
  readonly disabled?: boolean
  readonly error?: string | null | undefined
  readonly onChange: (pace: Pace) => void
}

/** How a saved search tells of new jobs. */
export function AlertChoice({ label, value, disabled = false, error, onChange }: AlertChoiceProps) {
  return (
    <Select
      label={label}
      data={alertPaces.map((pace) => ({ value: pace, label: words.searches.paces[pace] }))}
      allowDeselect={false}
      disabled={disabled}
      error={error}
      value={value}
      onChange={(pace) => onChange(alertPaces.find((one) => one === pace) ?? value)}
    />
  )
}
