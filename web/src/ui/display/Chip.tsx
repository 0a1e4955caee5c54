import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { words } from '#web/ui/display/words'
import styles from './Chip.module.css'

interface ChipProps {
  readonly kind?: 'fact' | 'match' | 'quiet' | 'bad' | 'info'
  readonly icon?: ReactNode
  /** What it says in full, where it is short. */
  readonly title?: string | undefined
  readonly children: ReactNode
}

/** A fact in a word or three. */
export function Chip({ kind = 'fact', icon, title, children }: ChipProps) {
  return (
    <span className={styles.chip} data-kind={kind} title={title}>
      {icon}
      {children}
    </span>
  )
}

interface RemovableChipProps {
  readonly children: string
  readonly onRemove: () => void
}

/** A chosen filter that a press takes away. */
export function RemovableChip({ children, onRemove }: RemovableChipProps) {
  return (
    <button type="button" className={styles.removable} aria-label={words.remove(children)} onClick={onRemove}>
      {children}
      <IconX size={14} aria-hidden />
    </button>
  )
}
