import type { ReactNode } from 'react'
import { CountPill } from '#web/ui/display/CountPill'
import styles from './Segment.module.css'

interface SegmentProps<Key extends string> {
  readonly label: string
  readonly options: readonly {
    readonly key: Key
    readonly label: string
    readonly icon?: ReactNode
    /** How many wait there. */ readonly count?: number
  }[]
  /** null where none of them is chosen. */
  readonly value: Key | null
  readonly onChange: (key: Key) => void
  /** All the width there is, in equal parts. */
  readonly isWide?: boolean
}

/** One of a few, all in sight. */
export function Segment<Key extends string>({ label, options, value, onChange, isWide = false }: SegmentProps<Key>) {
  return (
    <fieldset className={styles.segment} data-wide={isWide || undefined}>
      <legend className={styles.spoken}>{label}</legend>
      {options.map((option) => (
        <label key={option.key}>
          <input className={styles.spoken} type="radio" name={label} checked={option.key === value} onChange={() => onChange(option.key)} />
          {option.icon}
          {option.label}
          {option.count !== undefined && <CountPill count={option.count} hot />}
        </label>
      ))}
    </fieldset>
  )
}
