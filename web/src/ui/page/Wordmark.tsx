import { words } from '#web/ui/page/words'
import styles from './Wordmark.module.css'

const week = ['fits', 'partly', 'none', 'fits', 'none', 'fits', 'fits'] as const

interface WordmarkProps {
  readonly size?: 'header' | 'splash'
  /** The colour of the word: the brand's, or that of what it stands on. */
  readonly tone?: 'brand' | 'inherit'
  /** The cells fill one after the other, once. */
  readonly animated?: boolean
}

/** The name, underlined by the week. */
export function Wordmark({ size = 'header', tone = 'brand', animated = false }: WordmarkProps) {
  return (
    <span className={styles.mark} data-size={size} data-tone={tone} data-animated={animated || undefined}>
      <span>{words.evenshift}</span>
      <span className={styles.week} aria-hidden="true">
        {week.map((state, index) => (
          <i key={index} data-state={state} />
        ))}
      </span>
    </span>
  )
}
