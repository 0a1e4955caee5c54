import type { EmployerMeetingRow } from '@evenshift/contract/model/meeting/meeting'
import { meetingKindWords } from '@evenshift/contract/states/meeting/meeting-words'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { meetingsQuery } from '#web/areas/employer/home/home-queries'
import { shownMeetings } from '#web/areas/employer/home/shown'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { clockTime, dayDate, daysUntil, nearDate, unbroken } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { useNow } from '#web/shared/words/useNow'
import { Chip } from '#web/ui/display/Chip'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/home/words'
import styles from './Home.module.css'

const whenOf = ({ at, outcomeDue, owes }: EmployerMeetingRow, now: Date): string => {
  if (owes === 'outcome' && outcomeDue) return words.replyBy(dayDate(outcomeDue), clockTime(outcomeDue))
  if (owes === 'answer') return words.otherTimesSuggested
  return at === null ? '' : `${unbroken(nearDate(at, now))}, ${clockTime(at)}`
}

/** Meetings of today and this week, and those that wait for a word; nothing where there are none. */
export function MeetingsCard() {
  const now = useNow()
  const meetings = useQuery(meetingsQuery)
  if (meetings.error && !meetings.data)
    return <QueryFailure title={words.couldntLoadMeetings} error={meetings.error} onRetry={() => void meetings.refetch()} />
  const rows = shownMeetings(meetings.data, now)
  if (rows.length === 0) return null
  return (
    <Card label={words.meetings}>
      <h2>{words.meetings}</h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row._id} className={styles.person}>
            <MonogramTile name={row.applicantName} size="small" round />
            <span className={styles.words}>
              <Link className={styles.name} to={to(paths.applicant, { jobId: row.jobId, applicationId: row.applicationId })}>
                {row.applicantName}
              </Link>
              <span className={styles.muted}>{dotted([meetingKindWords[row.kind], row.jobTitle, whenOf(row, now)])}</span>
            </span>
            {row.owes ? (
              <Chip kind="match">{words.yourTurn}</Chip>
            ) : (
              row.at !== null && daysUntil(row.at, now) === 0 && <Chip kind="info">{words.today}</Chip>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
