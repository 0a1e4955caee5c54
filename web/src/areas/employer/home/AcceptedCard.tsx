import { londonDay } from '@evenshift/contract/london'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { acceptedQuery } from '#web/areas/employer/home/home-queries'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { dayDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/home/words'
import styles from './Home.module.css'

/** Whoever accepted and may not start before their right to work is checked, the first to start first; nothing where there is no one. */
export function AcceptedCard() {
  const today = londonDay(useNow())
  const accepted = useQuery(acceptedQuery)
  if (accepted.error && !accepted.data)
    return <QueryFailure title={words.couldntLoadStarters} error={accepted.error} onRetry={() => void accepted.refetch()} />
  const rows = (accepted.data?.data ?? []).flatMap(({ startDate, ...row }) =>
    startDate !== null && startDate >= today ? [{ ...row, startDate }] : [],
  )
  if (rows.length === 0) return null
  return (
    <Card label={words.startingSoon}>
      <h2>{words.startingSoon}</h2>
      <ul className={styles.rows}>
        {rows
          .toSorted((one, other) => one.startDate.localeCompare(other.startDate))
          .map(({ _id, jobId, jobTitle, applicant, startDate }) => (
            <li key={_id} className={styles.person}>
              <MonogramTile name={applicant.name} src={applicant.avatar} size="small" round />
              <span className={styles.words}>
                <b>{words.accepted(applicant.name, jobTitle)}</b>
                <span className={styles.muted}>{words.startsNext(dayDate(startDate))}</span>
              </span>
              <Button
                className={styles.answer ?? ''}
                variant="light"
                component={Link}
                to={to(paths.applicant, { jobId, applicationId: _id })}
                aria-label={words.viewWithName(applicant.name)}
              >
                {words.view}
              </Button>
            </li>
          ))}
      </ul>
    </Card>
  )
}
