import type { Conversation } from '@evenshift/contract/model/application/message'
import { tabOf } from '@evenshift/contract/states/application/application'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { Pages } from '#web/shared/paging/Pages'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { clockTime, dayDateNear, daysUntil } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { Bone } from '#web/ui/page/Bone'
import { EmptyState } from '#web/ui/page/EmptyState'
import { SpokenText } from '#web/ui/page/SpokenText'
import { words } from '#web/shared/messages/inbox/words'
import styles from './Inbox.module.css'

type Pagination = Parameters<typeof Pages>[0]['pagination']

interface InboxProps {
  readonly list: {
    readonly data: { readonly data: readonly Conversation[]; readonly pagination: Pagination } | undefined
    readonly error: unknown
    readonly refetch: () => unknown
  }
  /** On a phone the header beside the arrow says its title already. */
  readonly isInHeader?: boolean
  /** Whose screen it is. */
  readonly side: Conversation['newest']['from']
  /** How an application stands, in the words of this side. */
  readonly statusOf: (row: Conversation) => string
  /** The application whose conversation is open; null while none is. */
  readonly open: string | null
  /** What to say, and where to go, while nobody wrote. */
  readonly empty: { readonly text: string; readonly action: ReactNode }
  /** The open conversation; null while none is. */
  readonly children: ReactNode
}

/** Where a conversation opens, on the same page of the list. */
const addressOf = (application: string, search: URLSearchParams): string =>
  `${to(paths.conversation, { id: application })}?${search.toString()}`

/** Everybody one wrote with, and beside them the open conversation, the newest until one is chosen; a phone shows one or the other. */
export function Inbox({ list: { data, error, refetch }, isInHeader = false, side, statusOf, open, empty, children }: InboxProps) {
  const isPhone = useMediaQuery('(max-width: 759px)', false, { getInitialValueInEffect: false })
  const [search] = useSearchParams()
  const Title = open === null ? 'h1' : 'h2'
  if (data?.data.length === 0 && open === null)
    return (
      <>
        <h1 className={styles.title} data-spoken={isInHeader || undefined}>
          {words.messages}
        </h1>
        <EmptyState title={words.noMessagesYet} {...empty} />
      </>
    )
  const newest = data?.data[0]
  // What is open beside the list is in sight, so it may count as read; on a phone nothing of it is.
  if (open === null && newest && !isPhone) return <Navigate replace to={addressOf(newest.application, search)} />
  return (
    <div className={styles.panes} data-panes data-open={open !== null || undefined}>
      <section className={styles.list} aria-label={words.conversations}>
        <Title className={styles.title} data-spoken={isInHeader || undefined}>
          {words.messages}
        </Title>
        {error !== null && !data ? (
          <QueryFailure title={words.couldntLoadMessages} error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <>
            <ul>
              {data.data.map((row) => (
                <Row key={row.application} row={row} side={side} status={statusOf(row)} isOpen={row.application === open} />
              ))}
            </ul>
            <Pages label={words.conversationsPages} pagination={data.pagination} />
          </>
        ) : (
          <div role="status" aria-label={words.loadingMessages}>
            {[1, 2, 3, 4].map((place) => (
              <Bone key={place} height={78} />
            ))}
          </div>
        )}
      </section>
      {children}
    </div>
  )
}

interface RowProps {
  readonly row: Conversation
  readonly side: InboxProps['side']
  readonly status: string
  readonly isOpen: boolean
}

function Row({ row: { application, job, with: other, status: stands, newest, isUnread }, side, status, isOpen }: RowProps) {
  const now = useNow()
  const [search] = useSearchParams()
  const days = daysUntil(newest.createdAt, now)
  return (
    <li className={styles.row} data-open={isOpen || undefined} data-unread={isUnread || undefined}>
      <MonogramTile name={other.name} src={other.picture} size="small" round={side === 'employer'} />
      <span className={styles.words}>
        <Link to={addressOf(application, search)} aria-current={isOpen || undefined}>
          {other.name}
        </Link>
        <span className={styles.job}>
          {tabOf(stands) === 'history' && `${status} · `}
          {job.title}
          {tabOf(stands) !== 'history' && <SpokenText>{`, ${status}`}</SpokenText>}
        </span>
        <span className={styles.newest}>
          {isUnread && <SpokenText>{`${words.new} `}</SpokenText>}
          {newest.from === side && 'You: '}
          {newest.text}
        </span>
      </span>
      <time className={styles.time} dateTime={newest.createdAt}>
        {days === 0 ? clockTime(newest.createdAt) : days === -1 ? words.yesterday : dayDateNear(newest.createdAt, now)}
      </time>
    </li>
  )
}
