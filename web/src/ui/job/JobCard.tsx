import type { ReactNode } from 'react'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import styles from './JobCard.module.css'

interface JobCardProps {
  readonly employer: string
  readonly logo: string | null
  /** The link with the job's title; its press area is the whole card. */
  readonly title: ReactNode
  /** "Copper & Bean · LS2". */
  readonly place: string
  /** Above the link: the button for saving. */
  readonly save?: ReactNode
  /** Above the link, at the foot: the button for turning away. */
  readonly hide?: ReactNode
  /** What applies to this person: closed, applied. Below the figures, so that weeks side by side are level. */
  readonly chips?: ReactNode
  /** The week and the figures. */
  readonly children: ReactNode
  /** "£13.40 an hour" and, at the other end, "Reply within 3 days". */
  readonly foot: readonly [ReactNode, ReactNode]
}

/** One job in a list. */
export function JobCard({ employer, logo, title, place, save, hide, chips, children, foot }: JobCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <MonogramTile name={employer} src={logo} />
        <div className={styles.name}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.place}>{place}</p>
        </div>
        {save && <div className={styles.save}>{save}</div>}
      </div>
      {children}
      {chips && <div className={styles.chips}>{chips}</div>}
      <div className={styles.foot}>
        <span>{foot[0]}</span>
        <span>{foot[1]}</span>
        {hide && <span className={styles.hide}>{hide}</span>}
      </div>
    </article>
  )
}
