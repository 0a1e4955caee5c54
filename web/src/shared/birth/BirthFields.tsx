import { Input, TextInput } from '@mantine/core'
import { type ChangeEvent, type ReactNode, useId } from 'react'
import { words } from '#web/shared/birth/words'
import styles from './Birth.module.css'

interface BirthFieldsProps {
  readonly description?: string
  /** As typed, "2006-6-9"; empty where nothing is. */
  readonly value?: string
  readonly error?: ReactNode
  readonly onChange: (value: string) => void
}

/** Day, month and year as people here write them: a picker is slow for a year long ago, and takes its order from the browser. */
export function BirthFields({ description, value = '', error, onChange }: BirthFieldsProps) {
  const [hintId, faultId] = [useId(), useId()]
  const [year = '', month = '', day = ''] = value.split('-')
  const typed = { year, month, day }
  const part = (name: keyof typeof typed, most: number) => ({
    inputMode: 'numeric' as const,
    autoComplete: `bday-${name}`,
    maxLength: most,
    value: typed[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const now = { ...typed, [name]: currentTarget.value.replaceAll(/\D/g, '') }
      onChange(now.year + now.month + now.day === '' ? '' : `${now.year}-${now.month}-${now.day}`)
    },
    error: Boolean(error),
    'aria-required': true,
  })
  return (
    <fieldset className={styles.field} aria-describedby={`${hintId} ${faultId}`} data-error={error ? true : undefined}>
      <legend>
        <Input.Label component="span">{words.dateOfBirth}</Input.Label>
      </legend>
      {description && <Input.Description id={hintId}>{description}</Input.Description>}
      <div className={styles.parts}>
        <TextInput aria-label={words.day} placeholder={words.day} {...part('day', 2)} />
        <TextInput aria-label={words.month} placeholder={words.month} {...part('month', 2)} />
        <TextInput aria-label={words.year} placeholder={words.year} {...part('year', 4)} />
      </div>
      {error && <Input.Error id={faultId}>{error}</Input.Error>}
    </fieldset>
  )
}
