import type { Topics } from '#web/shared/recorder/kind'
import { Card } from '#web/ui/page/Card'
import styles from './Check.module.css'

/** What to speak about. */
export function TopicsCard({ topics: { title, lines } }: { readonly topics: Topics }) {
  return (
    <Card label={title}>
      <h3>{title}</h3>
      <ol className={styles.steps}>
        {lines.map((line, index) => (
          <li key={line}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            {line}
          </li>
        ))}
      </ol>
    </Card>
  )
}
