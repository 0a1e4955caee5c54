import type { Employer } from '@evenshift/contract/model/company/employer'
import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { dayDateNear } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Card } from '#web/ui/page/Card'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { words } from '#web/shared/company/words'
import styles from './AboutEmployer.module.css'

interface AboutEmployerProps {
  readonly name: string
  /** Empty where there is none. */
  readonly logo: string
  /** What it does and where: "Cafés, Leeds". */
  readonly facts: string
  readonly bio: string
  /** Addresses of the photos of where people work. */
  readonly photos: readonly string[]
  readonly evidence: Employer['evidence']
  /** Stands beside the name. */
  readonly action?: ReactNode
}

/** Who an employer is, where people work, and what was checked about it and when; never a bare badge. */
export function AboutEmployer({ name, logo, facts, bio, photos, evidence, action }: AboutEmployerProps) {
  const now = useNow()
  return (
    <Card label={words.about(name)}>
      <div className={styles.head}>
        <MonogramTile name={name} src={logo || null} />
        <div className={styles.name}>
          <b>{name}</b>
          <span className={styles.small}>{facts}</span>
        </div>
        {action}
      </div>
      {bio && <p className={styles.small}>{bio}</p>}
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label={words.photosOfTheWorkplace}>
          {photos.map((url, place) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={words.theWorkplaceOf(place + 1, photos.length)} loading="lazy" decoding="async" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.checks}>
        {evidence.map(({ kind, text, checkedOn }) => (
          <li key={kind}>
            <IconCircleCheck size={18} stroke={1.75} aria-hidden />
            <span>
              {text}, <span className={styles.small}>{dayDateNear(checkedOn, now)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
