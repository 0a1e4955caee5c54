import { IconCheck, IconPlus } from '@tabler/icons-react'
import styles from './ChoiceChip.module.css'

interface ChoiceChipProps {
  readonly chosen: boolean
  readonly onToggle: () => void
  /** Chosen or not is a mark; one that is only on or off needs no plus. */
  readonly plain?: boolean
  readonly children: string
}

/** One of several that a press chooses and another lets go. */
export function ChoiceChip({ chosen, onToggle, plain = false, children }: ChoiceChipProps) {
  const icon = { size: 17, stroke: 2, 'aria-hidden': true } as const
  return (
    <button type="button" className={styles.chip} aria-pressed={chosen} onClick={onToggle}>
      {chosen ? <IconCheck {...icon} /> : !plain && <IconPlus {...icon} />}
      {children}
    </button>
  )
}
