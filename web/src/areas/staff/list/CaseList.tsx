import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './List.module.css'

export interface ListRow {
  readonly to: string
  readonly title: string
  /** Several are a line each. */
  readonly text: string | readonly string[]
  readonly chip?: ReactNode
}
interface CaseListProps {
  readonly label: string
  readonly rows: readonly ListRow[]
  /** The address of the row that is open. */
  readonly open: string | null
}

/** Rows that each open at the side; the open one is marked. */
export function CaseList({ label, rows, open }: CaseListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map(({ to, title, text, chip }) => (
        <li key={to}>
          <Link
            className={styles.row}
            to={to}
            aria-current={to === open ? 'true' : undefined}
            data-lines={typeof text !== 'string' || undefined}
          >
            <b>{title}</b>
            <span>{typeof text === 'string' ? text : text.join('\n')}</span>
            {chip}
          </Link>
        </li>
      ))}
    </ul>
  )
}
