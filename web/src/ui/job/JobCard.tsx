import type { ReactNode } from 'react'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import styles from './JobCard.module.css'

interface JobCardProps {
  readonly employer: string
  readonly logo?: string | null
  /** The link with the job's title; its press area is the whole card. */
  readonly title: ReactNode
  /** "Copper & Bean · Hyde Park, Leeds". */
  readonly place: string
  /** The buttons for saving and turning away; they lie above the link. */
  readonly actions?: ReactNode
  /** Pay line, door-to-door line, week strip, fit line, in this order. */
  readonly children: ReactNode
  /** Three at most. */
  readonly chips?: ReactNode
  /** "Replies in 3 days", with its icon. */
  readonly promise?: ReactNode
  /** "Closes in 2 days". */
  readonly closes?: string
  /** Under three days. */
  readonly closesSoon?: boolean
  /** The heading level of its title in the page. */
  readonly level?: 2 | 3
}

/** One job in a list. */
export function JobCard({ employer, logo, title, place, actions, children, chips, promise, closes, closesSoon, level = 3 }: JobCardProps) {
  const Title = `h${level}` as const
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <MonogramTile name={employer} src={logo ?? null} />
        <div className={styles.name}>
          <Title className={styles.title}>{title}</Title>
          <p className={styles.place}>{place}</p>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
      {chips && <div className={styles.chips}>{chips}</div>}
      {(promise || closes) && (
        <div className={styles.foot}>
          <span className={styles.promise}>{promise}</span>
          {closes && <span data-soon={closesSoon || undefined}>{closes}</span>}
        </div>
      )}
    </article>
  )
}
