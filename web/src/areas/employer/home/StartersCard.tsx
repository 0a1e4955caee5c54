import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { startersQuery, unreadQuery } from '#web/areas/employer/home/home-queries'
import { STARTERS_SHOWN, shownAccepted, shownStarters } from '#web/areas/employer/home/shown'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { nearDate } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { useNow } from '#web/shared/words/useNow'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { Card } from '#web/ui/page/Card'
import { LinkButton } from '#web/ui/page/LinkButton'
import { words } from '#web/areas/employer/home/words'
import styles from './Home.module.css'

/** Whoever is about to start, the first first, and whose right to work has to be checked before; nothing where there is no one. */
export function StartersCard() {
  const now = useNow()
  const [isWhole, setIsWhole] = useState(false)
  const starters = useQuery(startersQuery)
  const told = useQuery(unreadQuery)
  if (starters.error && !starters.data)
    return <QueryFailure title={words.couldntLoadStarters} error={starters.error} onRetry={() => void starters.refetch()} />
  const accepted = shownAccepted(told.data)
  const rows = shownStarters(starters.data, accepted, now)
  if (rows.length === 0) return null
  const title = words.starting(accepted.length > 0)
  return (
    <Card label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {rows.length > STARTERS_SHOWN && (
          <LinkButton onClick={() => setIsWhole(!isWhole)}>{isWhole ? words.showFewer : words.viewAll(rows.length)}</LinkButton>
        )}
      </div>
      <ul className={styles.rows}>
        {(isWhole ? rows : rows.slice(0, STARTERS_SHOWN)).map(({ _id, jobId, jobTitle, applicant, status, startDate }) => (
          <li key={_id} className={styles.person}>
            <MonogramTile name={applicant.name} src={applicant.avatar} size="small" round />
            <span className={styles.words}>
              <Link className={styles.name} to={to(paths.applicant, { jobId, applicationId: _id })}>
                {applicant.name}
              </Link>
              <span className={styles.muted}>{dotted([jobTitle, words.startsOn(nearDate(startDate, now))])}</span>
            </span>
            {status === 'offer_accepted' && (
              <ManagersOnly>
                <Button
                  className={styles.answer ?? ''}
                  variant="light"
                  component={Link}
                  to={to(paths.applicant, { jobId, applicationId: _id })}
                  aria-label={words.checkRightToWorkOf(applicant.name)}
                >
                  {words.checkRightToWork}
                </Button>
              </ManagersOnly>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
