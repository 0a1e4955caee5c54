import { IconMessage2Check } from '@tabler/icons-react'
import styles from './ReplyPromise.module.css'

interface ReplyPromiseProps {
  /** "You’ll hear back by Fri 27 Nov". */
  readonly title: string
  readonly text: string
  /** "96%" "answered", "1 day 4 h" "usual wait", "212" "so far". */
  readonly figures: readonly { readonly figure: string; readonly label: string }[]
}

/** When the person hears back, and how this employer has kept to it so far. */
export function ReplyPromise({ title, text, figures }: ReplyPromiseProps) {
  return (
    <div className={styles.promise}>
      <div className={styles.top}>
        <span className={styles.icon}>
          <IconMessage2Check size={20} stroke={1.75} aria-hidden />
        </span>
        <div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </div>
      </div>
      {figures.length > 0 && (
        <ul className={styles.figures}>
          {figures.map(({ figure, label }) => (
            <li key={label}>
              <b>{figure}</b> {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
