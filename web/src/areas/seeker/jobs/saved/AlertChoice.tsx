import type { SavedSearch } from '@evenshift/contract/model/job/search'
import { alertPaces } from '@evenshift/contract/states/profile/profile-choices'
import { Select } from '@mantine/core'

type Pace = SavedSearch['alert']
const words: Readonly<Record<Pace, string>> = {
  none: 'Off',
  daily: 'Daily, at 08:00',
  at_once: 'Straight away, up to 5 a day',
}

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
      data={alertPaces.map((pace) => ({ value: pace, label: words[pace] }))}
      allowDeselect={false}
      disabled={disabled}
      error={error}
      value={value}
      onChange={(pace) => onChange(alertPaces.find((one) => one === pace) ?? value)}
    />
  )
}
