import { Radio } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Choice } from '#web/areas/staff/queue/decide/choices'
import { words } from '#web/areas/staff/queue/decide/words'
import styles from './Decision.module.css'

interface ChoiceFieldProps {
  readonly choices: readonly Choice[]
  readonly value: string
  readonly error: ReactNode
  readonly onChange: (key: string) => void
}

/** The ways to decide, each with the key that chooses it. */
export function ChoiceField({ choices, value, error, onChange }: ChoiceFieldProps) {
  return (
    <Radio.Group
      name="decision"
      label={words.decision}
      value={value}
      error={error}
      onChange={onChange}
      classNames={{ label: styles.label ?? '' }}
    >
      <div className={styles.choices}>
        {choices.map(({ key, label, text }, index) => (
          <div key={key} className={styles.choice} data-chosen={key === value || undefined}>
            <Radio value={key} label={label} description={text} />
            <kbd aria-hidden="true">{index + 1}</kbd>
          </div>
        ))}
      </div>
    </Radio.Group>
  )
}
