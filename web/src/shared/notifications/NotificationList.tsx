import { useSearchParams } from 'react-router'
import { GroupRow } from '#web/shared/notifications/GroupRow'
import { InboxHead } from '#web/shared/notifications/InboxHead'
import { NotificationRow } from '#web/shared/notifications/NotificationRow'
import { NotificationSkeletons } from '#web/shared/notifications/NotificationSkeletons'
import { dueToday, sectionsOf } from '#web/shared/notifications/sections'
import { type NotificationCalls, useNotificationChanges, useNotificationPage } from '#web/shared/notifications/useNotifications'
import { Pages } from '#web/shared/paging/Pages'
import { usePage } from '#web/shared/paging/usePage'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { useNow } from '#web/shared/words/useNow'
import { Rows } from '#web/ui/page/Columns'
import { EmptyState } from '#web/ui/page/EmptyState'
import { words } from '#web/shared/notifications/words'
import styles from './Notifications.module.css'

interface NotificationListProps {
  readonly calls: NotificationCalls
  /** What will appear here once there is something. */
  readonly emptyText: string
}

const SKELETONS = 5

/** A person’s notifications: to a seeker first what needs their answer, then unread ones, then day by day. */
export function NotificationList({ calls, emptyText }: NotificationListProps) {
  useScreen(words.notifications, paths.home)
  const [search, setSearch] = useSearchParams()
  const onlyUnread = search.get('show') === 'unread'
  const { data, error, refetch, isPlaceholderData } = useNotificationPage(calls, usePage(), onlyUnread)
  const { read, remove } = useNotificationChanges(calls)
  const now = useNow()
  const rows = data?.data ?? []
  const { side } = calls
  // In the address, so that who comes back to the list finds it as they left it.
  const opened = search.get('open')
  const choose = (name: 'show' | 'open', value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (name === 'show') next.delete('page')
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const changes = { side, onRead: read.mutate, onDelete: remove.mutate }
  return (
    <Rows>
      <InboxHead
        unread={data?.unread ?? 0}
        due={dueToday(rows, data?.unread ?? 0, now)}
        isEmpty={data !== undefined && rows.length === 0 && !onlyUnread}
        onlyUnread={onlyUnread}
        onShow={(only) => choose('show', only ? 'unread' : null)}
        onRead={data?.newest && data.unread > 0 ? () => read.mutate({ upTo: data.newest ?? '' }) : null}
        onDelete={data?.newest ? () => remove.mutate({ upTo: data.newest ?? '' }) : null}
      />
      {error && <QueryFailure title={words.couldntLoadNotifications} error={error} onRetry={() => void refetch()} />}
      <div className={styles.sections}>
        {!error && !data && <NotificationSkeletons count={SKELETONS} />}
        {data &&
          sectionsOf(rows, side, now).map((section) => (
            <section key={section.title} aria-label={section.title} aria-busy={isPlaceholderData} className={styles.section}>
              <h2 className={styles.when}>{section.title}</h2>
              <ul className={styles.list}>
                {section.rows.map((row) => {
                  const group = `${row.type} ${row.about?.jobId}`
                  if (row.others.length === 0)
                    return <NotificationRow key={row._id} notification={row} isDated={section.isMixed} {...changes} />
                  const isOpen = opened === group
                  return (
                    <GroupRow key={row._id} row={row} isOpen={isOpen} onToggle={() => choose('open', isOpen ? null : group)} {...changes} />
                  )
                })}
              </ul>
            </section>
          ))}
        {data && rows.length === 0 && (
          <EmptyState title={onlyUnread ? words.noUnreadNotifications : words.noNotifications} text={emptyText} />
        )}
        {data && <Pages label={words.notificationsPages} pagination={data.pagination} />}
        {data && <p className={styles.kept}>{words.kept90DaysDeleted}</p>}
      </div>
    </Rows>
  )
}
