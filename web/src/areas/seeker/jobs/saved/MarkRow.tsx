import type { ReactNode } from 'react'
import { Bone } from '#web/ui/page/Bone'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { words } from '#web/areas/seeker/jobs/saved/words'
import styles from './MarkRow.module.css'

interface MarkRowProps {
  /** Of the employer, for its tile. */
  readonly name: string
  readonly logo: string | null
  readonly title: ReactNode
  readonly text: ReactNode
  readonly action: ReactNode
}

/** A job or an employer that was marked, and what takes the mark back. */
export function MarkRow({ name, logo, title, text, action }: MarkRowProps) {
  return (
    <li className={styles.row}>
      <MonogramTile name={name} src={logo} />
      <div className={styles.words}>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      {action}
    </li>
  )
}

type MarkRowsProps = { readonly children: ReactNode; readonly loading?: never } | { readonly loading: number; readonly children?: never }

/** The rows, or as many grey ones while they load. */
export function MarkRows({ children, loading }: MarkRowsProps) {
  if (loading === undefined) return <ul className={styles.rows}>{children}</ul>
  return (
    <div className={styles.rows} role="status" aria-label={words.loading}>
      {Array.from({ length: loading }, (_, place) => (
        <div key={place} className={styles.row}>
          <Bone height={44} width={44} radius={12} />
          <div className={styles.words}>
            <Bone height={18} width="50%" />
            <Bone height={16} width="80%" />
          </div>
        </div>
      ))}
    </div>
  )
}
