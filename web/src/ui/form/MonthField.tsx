import { londonDay } from '@evenshift/contract/london'
import { Input, NativeSelect } from '@mantine/core'
import { useId } from 'react'
import { monthOptions, yearOptions } from '#web/ui/form/month-options'
import { words } from '#web/ui/form/words'
import styles from './MonthField.module.css'

/** As it stands in a form: both empty until they are chosen, "1" to "12" and "2026" then. */
export interface MonthValue {
  readonly month: string
  readonly year: string
}

interface MonthFieldProps {
  readonly label: string
  readonly value: MonthValue
  readonly onChange: (value: MonthValue) => void
  readonly error?: string | null
  readonly required?: boolean
}

/** The present month in London, YYYY-MM. */
const present = (): string => londonDay(new Date()).slice(0, 7)

/** A month of a year up to the present one, as two lists that take letters and arrows. */
export function MonthField({ label, value, onChange, error, required = false }: MonthFieldProps) {
  const faultId = useId()
  const field = { error: Boolean(error), required, ...(error ? { 'aria-describedby': faultId } : {}) }
  return (
    <fieldset className={styles.field}>
      <Input.Label component="legend" className={styles.legend ?? ''}>
        {label}
      </Input.Label>
      <div className={styles.selects}>
        <NativeSelect
          {...field}
          aria-label={words.month(label)}
          data={[{ value: '', label: words.monthLabel }, ...monthOptions(value.year, present())]}
          value={value.month}
          onChange={(event) => onChange({ ...value, month: event.currentTarget.value })}
        />
        <NativeSelect
          {...field}
          aria-label={words.year(label)}
          data={[{ value: '', label: words.yearLabel }, ...yearOptions(value.year, present())]}
          value={value.year}
          onChange={(event) => onChange({ ...value, year: event.currentTarget.value })}
        />
      </div>
      {error && (
        <Input.Error id={faultId} mt={6}>
          {error}
        </Input.Error>
      )}
    </fieldset>
  )
}
