import { PAGE_SIZE } from '@evenshift/contract/constants'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { IconSettings } from '@tabler/icons-react'
import { NotificationRow } from '#web/shared/notifications/NotificationRow'
import { NotificationSkeletons } from '#web/shared/notifications/NotificationSkeletons'
import { type NotificationCalls, useNotificationChanges, useNotificationPage } from '#web/shared/notifications/useNotifications'
import { Pages } from '#web/shared/paging/Pages'
import { usePage } from '#web/shared/paging/usePage'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { sectionsOf } from '#web/shared/notifications/sections'
import { useNow } from '#web/shared/words/useNow'
import { counted } from '#web/shared/words/numbers'
import { Rows } from '#web/ui/page/Columns'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { EmptyState } from '#web/ui/page/EmptyState'
import { PageTitle } from '#web/ui/page/PageTitle'
import styles from './Notifications.module.css'

interface NotificationListProps {
  readonly calls: NotificationCalls
  /** What will stand here once there is something. */
  readonly emptyText: string
}

/** A person’s notifications: unread ones first, then day by day. */
export function NotificationList({ calls, emptyText }: NotificationListProps) {
  useScreen('Notifications', paths.home)
  const { data, error, refetch, isPlaceholderData } = useNotificationPage(calls, usePage())
  const { read, remove } = useNotificationChanges(calls)
  const [clearing, setClearing] = useState(false)
  const now = useNow()
  const unread = data?.unread ?? 0
  const total = data?.pagination.total ?? 0
  return (
    <Rows>
      <PageTitle
        title="Notifications"
        {...(unread > 0 ? { text: `${unread} unread` } : {})}
        action={
          <Button component={Link} to={paths.notificationSettings} variant="default" leftSection={<IconSettings size={18} aria-hidden />}>
            Settings
          </Button>
        }
      />
      {error && <QueryFailure title="We couldn’t load your notifications" error={error} onRetry={() => void refetch()} />}
      {!error && !data && <NotificationSkeletons count={PAGE_SIZE} />}
      {total > 0 && (
        <div className={styles.tools}>
          {unread > 0 && (
            <Button variant="default" loading={read.isPending && read.variables === null} onClick={() => read.mutate(null)}>
              Mark all read
            </Button>
          )}
          <Button variant="subtle" onClick={() => setClearing(true)}>
            Delete all
          </Button>
        </div>
      )}
      {data &&
        sectionsOf(data.data, now).map(({ title, notifications }) => (
          <section key={title} aria-label={title} aria-busy={isPlaceholderData} className={styles.section}>
            <h2 className={styles.when}>{title}</h2>
            <ul className={styles.list}>
              {notifications.map((notification) => (
                <NotificationRow
                  key={notification._id}
                  notification={notification}
                  onRead={() => read.mutate(notification._id)}
                  onDelete={() => remove.mutate(notification._id)}
                />
              ))}
            </ul>
          </section>
        ))}
      {data?.data.length === 0 && <EmptyState title="No notifications" text={emptyText} />}
      {data && <Pages label="Notifications, pages" pagination={data.pagination} />}
      <ConfirmDialog
        opened={clearing}
        title={`Delete ${counted(total, 'notification')}?`}
        confirm="Delete all"
        dangerous
        busy={remove.isPending}
        onClose={() => setClearing(false)}
        onConfirm={() => remove.mutate(null, { onSettled: () => setClearing(false) })}
      >
        <p>You can’t get them back. Your applications and jobs won’t change.</p>
      </ConfirmDialog>
    </Rows>
  )
}
