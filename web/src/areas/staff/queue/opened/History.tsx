import { Section } from '#web/areas/staff/queue/opened/Section'
import { momentNear } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { capital } from '#web/shared/words/capital'
import { words } from '#web/areas/staff/queue/opened/words'
import styles from './Opened.module.css'

export interface HistoryRow {
  readonly at: string
  readonly text: string
  readonly by: string
  readonly note: string | null
}
/** What happened and by whom. */
export function History({
  title = words.history,
  rows,
  empty = words.nothingDecidedYet,
}: {
  readonly title?: string
  readonly rows: readonly HistoryRow[]
  readonly empty?: string
}) {
  const now = useNow()
  return (
    <Section title={title}>
      {rows.length === 0 && <p className={styles.small}>{empty}</p>}
      <ul className={styles.history}>
        {rows.map(({ at, text, by, note }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at}>{momentNear(at, now)}</time>
            <span>{words.doneBy(capital(text), by, note ?? '')}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
