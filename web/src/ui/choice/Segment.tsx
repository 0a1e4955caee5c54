import type { ReactNode } from 'react'
import styles from './Segment.module.css'

interface SegmentProps<Key extends string> {
  readonly label: string
  readonly options: readonly { readonly key: Key; readonly label: string; readonly icon?: ReactNode }[]
  readonly value: Key
  readonly onChange: (key: Key) => void
}

/** One of a few, all in sight. */
export function Segment<Key extends string>({ label, options, value, onChange }: SegmentProps<Key>) {
  return (
    <fieldset className={styles.segment}>
      <legend className={styles.spoken}>{label}</legend>
      {options.map((option) => (
        <label key={option.key}>
          <input className={styles.spoken} type="radio" name={label} checked={option.key === value} onChange={() => onChange(option.key)} />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
