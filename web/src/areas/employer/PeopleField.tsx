import { ActionIcon, NumberInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { SelectField } from '#web/ui/form/SelectField'
import { words } from '#web/areas/employer/words'

const LISTED = 20

interface PeopleFieldProps {
  readonly className: string
  /** Behind a button's own words: "Shift 1, Tuesday". */
  readonly of: string
  readonly value: number
  readonly error: string | null
  readonly onChange: (people: number) => void
}

/** How many people work on a shift: a stepper on a desk, a list on a phone. */
export function PeopleField({ className, of, value, error, onChange }: PeopleFieldProps) {
  const phone = useMediaQuery('(max-width: 759px)', false, { getInitialValueInEffect: false })
  if (phone) {
    const counts = Array.from({ length: Math.max(LISTED, value) }, (_, place) => String(place + 1))
    return (
      <SelectField
        className={className}
        label={words.people}
        options={counts.map((count) => ({ value: count, label: count }))}
        value={String(value)}
        onChange={(count) => count && onChange(Number(count))}
        error={error}
      />
    )
  }
  return (
    <NumberInput
      className={className}
      label={words.people}
      min={1}
      max={500}
      allowDecimal={false}
      hideControls
      value={value}
      error={error}
      onChange={(people) => typeof people === 'number' && onChange(people)}
      styles={{ input: { textAlign: 'center' } }}
      leftSection={
        <ActionIcon bg="transparent" aria-label={words.onePersonFewer(of)} disabled={value <= 1} onClick={() => onChange(value - 1)}>
          <IconMinus size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      }
      rightSection={
        <ActionIcon aria-label={words.oneMorePerson(of)} onClick={() => onChange(value + 1)}>
          <IconPlus size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      }
    />
  )
}
