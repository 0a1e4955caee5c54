import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { RowArt } from '#web/shared/notifications/RowArt'
import { RowMenu } from '#web/shared/notifications/RowMenu'
import { RowTime } from '#web/shared/notifications/RowTime'
import { actionOf } from '#web/shared/notifications/row-actions'
import type { Notification, Which } from '#web/shared/notifications/useNotifications'
import { dotted } from '#web/shared/words/dotted'
import { useNow } from '#web/shared/words/useNow'
import { SpokenText } from '#web/ui/page/SpokenText'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { words } from '#web/shared/notifications/words'
import styles from './Notifications.module.css'

export interface RowChanges {
  readonly side: 'seeker' | 'employer'
  readonly onRead: (which: Which) => void
  readonly onDelete: (which: Which) => void
}
interface NotificationRowProps extends RowChanges {
  readonly notification: Notification
  /** No heading above it says the day. */
  readonly isDated: boolean
}

/** The title with whom it is about, where it doesn’t say so: many are told of jobs of one name. */
function namedTitle({ title, about }: Notification): string {
  const who = about?.who
  return who && !title.includes(who) ? dotted([title, who]) : title
}

/** One thing that was told; its title opens what it is about, and reading it is marked then. */
export function NotificationRow({ notification, isDated, side, onRead, onDelete }: NotificationRowProps) {
  const now = useNow()
  const { _id, title, body, link, readAt, createdAt, about } = notification
  const isNew = readAt === null
  const these = { _ids: [_id] }
  const open = () => isNew && onRead(these)
  const action = actionOf(notification, now)
  const named = namedTitle(notification)
  // A seeker reads the employer in the title; an employer’s title names the job.
  const isSeeker = side === 'seeker'
  const heading = isSeeker ? named : title
  const isNamed = [title, body].some((text) => about?.who != null && text.includes(about.who))
  return (
    <li className={styles.row} data-new={isNew || undefined}>
      <RowArt notification={notification} round={side === 'employer'} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          {link === null ? (
            <button type="button" onClick={open}>
              <TextWithTimes text={heading} />
            </button>
          ) : (
            <Link id={_id} to={link} onClick={open}>
              <TextWithTimes text={heading} />
            </Link>
          )}
          {isNew && <SpokenText>{` ${words.unread}`}</SpokenText>}
        </h3>
        <p className={styles.body}>
          <TextWithTimes text={dotted([!isSeeker && !isNamed && about?.who, body])} />
        </p>
      </div>
      <RowTime when={createdAt} now={now} isDated={isDated} />
      {action && (
        <div className={styles.action}>
          <Button
            component={Link}
            to={action.link}
            onClick={open}
            variant={action.isLate ? 'filled' : 'light'}
            aria-label={`${action.label}, ${isSeeker ? named : (about?.who ?? title)}`}
          >
            {action.label}
          </Button>
        </div>
      )}
      <RowMenu title={named} count={1} onRead={isNew ? () => onRead(these) : null} onDelete={() => onDelete(these)} />
    </li>
  )
}
