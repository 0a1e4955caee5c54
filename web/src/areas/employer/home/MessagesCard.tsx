import type { Conversation } from '@evenshift/contract/model/application/message'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { wroteQuery } from '#web/areas/employer/home/home-queries'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { clockTime, dayDate, daysUntil } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { useNow } from '#web/shared/words/useNow'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/home/words'
import styles from './Home.module.css'

const sinceOf = (at: string, now: Date): string => {
  const days = daysUntil(at, now)
  return days === 0 ? words.wroteToday(clockTime(at)) : days === -1 ? words.wroteYesterday : words.wroteOn(dayDate(at))
}

/** Who wrote and has no word back, the longest wait first; nothing where there is no one. */
export function MessagesCard() {
  const wrote = useQuery(wroteQuery)
  if (wrote.error && !wrote.data)
    return <QueryFailure title={words.couldntLoadMessages} error={wrote.error} onRetry={() => void wrote.refetch()} />
  if (!wrote.data || wrote.data.data.length === 0) return null
  return (
    <Card label={words.messagesToReplyTo}>
      <div className={styles.head}>
        <h2>{words.messagesToReplyTo}</h2>
        {wrote.data.pagination.total > wrote.data.data.length && (
          <Link to={paths.messages}>{words.viewAll(wrote.data.pagination.total)}</Link>
        )}
      </div>
      <ul className={styles.rows}>
        {wrote.data.data.map((row) => (
          <Writer key={row.application} row={row} />
        ))}
      </ul>
    </Card>
  )
}

function Writer({ row: { application, with: writer, job, newest } }: { readonly row: Conversation }) {
  const now = useNow()
  const address = to(paths.conversation, { id: application })
  return (
    <li className={styles.person}>
      <MonogramTile name={writer.name} src={writer.picture} size="small" round />
      <span className={styles.words}>
        <Link className={styles.name} to={address}>
          {writer.name}
        </Link>
        <span className={styles.said}>{words.said(newest.text)}</span>
        <span className={styles.muted}>{dotted([job.title, sinceOf(newest.createdAt, now)])}</span>
      </span>
      <ManagersOnly>
        <Button className={styles.answer ?? ''} variant="light" component={Link} to={address} aria-label={words.replyToName(writer.name)}>
          {words.reply}
        </Button>
      </ManagersOnly>
    </li>
  )
}
