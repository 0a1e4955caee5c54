import { LEVEL_CELLS } from '#web/shared/recorder/devices/useLevel'
import { words } from '#web/shared/recorder/devices/words'
import styles from './Check.module.css'

const cells = Array.from({ length: LEVEL_CELLS }, (_, index) => index + 1)

/** How loud the microphone hears, in seven cells. */
export function LevelCells({ level, size = 'small' }: { readonly level: number; readonly size?: 'small' | 'large' }) {
  return (
    <span
      className={styles.level}
      data-size={size}
      role="meter"
      aria-label={words.microphoneLevel}
      aria-valuemin={0}
      aria-valuemax={LEVEL_CELLS}
      aria-valuenow={level}
    >
      {cells.map((cell) => (
        <i key={cell} data-on={cell <= level || undefined} />
      ))}
    </span>
  )
}
