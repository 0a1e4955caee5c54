import { Button } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { AnswerBy } from '#web/areas/employer/applicants/AnswerBy'
import { askedWords, fitWords, inLine } from '#web/areas/employer/applicants/fit-words'
import { waitingQuery } from '#web/areas/employer/home/home-queries'
import { shownApplicants } from '#web/areas/employer/home/shown'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { dotted } from '#web/shared/words/dotted'
import { Card } from '#web/ui/page/Card'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { words } from '#web/areas/employer/home/words'
import styles from './Home.module.css'

/** The people whose answer is due soonest; nothing where no one's is. */
export function AnswerToday() {
  const waiting = useQuery(waitingQuery)
  if (waiting.error && !waiting.data)
    return <QueryFailure title={words.couldntLoadApplicants} error={waiting.error} onRetry={() => void waiting.refetch()} />
  if (!waiting.data) return null
  const { pagination } = waiting.data
  const rows = shownApplicants(waiting.data)
  if (rows.length === 0) return null
  return (
    <Card label={words.applicantsToReplyTo}>
      <div className={styles.head}>
        <h2>{words.applicantsToReplyTo}</h2>
        {pagination.total > rows.length && <Link to={paths.applicants}>{words.viewAll(pagination.total)}</Link>}
      </div>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row._id} className={`${styles.person} ${styles.due}`}>
            <MonogramTile name={row.applicant.name} src={row.applicant.avatar} size="small" round />
            <span className={styles.words}>
              <b>{row.applicant.name}</b>
              <span className={styles.muted}>{dotted([row.jobTitle, inLine(askedWords(row) || fitWords(row.fit))])}</span>
            </span>
            <AnswerBy application={row} />
            <Button
              className={styles.answer ?? ''}
              variant="light"
              component={Link}
              to={to(paths.applicant, { jobId: row.jobId, applicationId: row._id })}
              aria-label={words.reviewWithName(row.applicant.name)}
            >
              <span className={styles.word}>{words.review}</span>
              <IconChevronRight size={22} stroke={1.75} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
