import { londonDay } from '@evenshift/contract/london'
import { TextInput, type TextInputProps } from '@mantine/core'
import { dateFault } from '#web/ui/form/date-fault'

interface DateFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  readonly label: string
  /** YYYY-MM-DD, empty where none is given. */
  readonly value?: string
  readonly onChange?: (value: string) => void
  /** The last day allowed, YYYY-MM-DD; today where nothing is said, `null` where dates may lie ahead. */
  readonly last?: string | null
  /** The first day allowed, YYYY-MM-DD. */
  readonly first?: string
}

const today = (): string => londonDay(new Date())

/** The browser's own date field: its picker is the one people know from their phone. Takes a form's input props as they are. */
export function DateField({ value = '', onChange, last, first, error, ...field }: DateFieldProps) {
  const lastDay = last === undefined ? today() : last
  return (
    <TextInput
      {...field}
      type="date"
      value={value}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      error={error ?? dateFault(value, first ?? null, lastDay)}
      {...(first ? { min: first } : {})}
      {...(lastDay ? { max: lastDay } : {})}
    />
  )
}
