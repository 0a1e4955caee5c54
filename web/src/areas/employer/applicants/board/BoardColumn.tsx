import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useDropTarget } from '#web/areas/employer/applicants/board/useBoardDrag'
import { words } from '#web/areas/employer/applicants/board/words'
import styles from './ApplicantBoard.module.css'

interface BoardColumnProps {
  readonly name: string
  readonly label: string
  readonly count: number
  readonly more: number
  /** Where the rest of a column stands that is longer than the board shows. */
  readonly moreAddress: string
  /** Why the card that hangs above it may not be dropped here; null where it may, undefined where it is at home. */
  readonly barOf: (id: string) => string | null | undefined
  readonly children: ReactNode
}

/** A column of the board, which says before a card is let go whether it may stay. */
export function BoardColumn({ name, label, count, more, moreAddress, barOf, children }: BoardColumnProps) {
  const { ref, over } = useDropTarget(name)
  const bar = over === null ? undefined : barOf(over)
  return (
    <section ref={ref} className={styles.column} aria-label={label}>
      <h2>
        {label} <span>{count}</span>
      </h2>
      {bar !== undefined && (
        <p className={styles.slot} data-barred={bar !== null || undefined}>
          {bar === null ? words.dropHere : `${bar}.`}
        </p>
      )}
      {children}
      {more > 0 && (
        <Link className={styles.more} to={moreAddress}>
          {words.more(more)}
        </Link>
      )}
    </section>
  )
}
