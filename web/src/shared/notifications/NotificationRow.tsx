import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { NotificationPage } from '#web/shared/notifications/useNotifications'
import { clockTime, nearDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { SpokenText } from '#web/ui/page/SpokenText'
import styles from './Notifications.module.css'

interface NotificationRowProps {
  readonly notification: NotificationPage['data'][number]
  readonly onRead: () => void
  readonly onDelete: () => void
}

/** One thing that was told; its title opens what it is about, and reading it is marked then. */
export function NotificationRow({ notification, onRead, onDelete }: NotificationRowProps) {
  const now = useNow()
  const { title, body, link, readAt, createdAt } = notification
  const isNew = readAt === null
  const open = () => isNew && onRead()
  return (
    <li className={styles.row} data-new={isNew || undefined}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {link === null ? (
            <button type="button" onClick={open}>
              {title}
            </button>
          ) : (
            <Link to={link} onClick={open}>
              {title}
            </Link>
          )}
          {isNew && <SpokenText> (unread)</SpokenText>}
        </h3>
        <p className={styles.body}>{body}</p>
        <time className={styles.time} dateTime={createdAt}>
          {isNew && `${nearDate(createdAt, now)}, `}
          {clockTime(createdAt)}
        </time>
      </div>
      <ActionIcon className={styles.delete ?? ''} aria-label={`Delete ${title}`} onClick={onDelete}>
        <IconTrash size={20} stroke={1.75} color="var(--muted)" aria-hidden />
      </ActionIcon>
    </li>
  )
}
