import { hasButton, isSettled } from '@evenshift/contract/states/notification-asks'
import { groupTitle } from '@evenshift/contract/states/notification-groups'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { GroupArt } from '#web/shared/notifications/GroupArt'
import { NotificationRow, type RowChanges } from '#web/shared/notifications/NotificationRow'
import { RowMenu } from '#web/shared/notifications/RowMenu'
import { RowTime } from '#web/shared/notifications/RowTime'
import { groupBody } from '#web/shared/notifications/group-body'
import type { Listed } from '#web/shared/notifications/useNotifications'
import { dotted } from '#web/shared/words/dotted'
import { useNow } from '#web/shared/words/useNow'
import { SpokenText } from '#web/ui/page/SpokenText'
import { words } from '#web/shared/notifications/words'
import styles from './Notifications.module.css'

interface GroupRowProps extends RowChanges {
  readonly row: Listed
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** Equal things about one job on one day as one row; a press opens it. What is done with it is done with all. */
export function GroupRow({ row, isOpen, onToggle, ...changes }: GroupRowProps) {
  const now = useNow()
  const members = useId()
  const { type, about, body, createdAt } = row
  const isSeeker = changes.side === 'seeker'
  const all = [row, ...row.others]
  const these = { _ids: all.map(({ _id }) => _id) }
  const owed = all.filter((one) => !isSettled(type, one.about?.owed ?? [])).length
  const counted = (about && groupTitle(type, all.length, owed, about.job)) ?? row.title
  const title = isSeeker ? dotted([counted, about?.who]) : counted
  return (
    <li>
      <div className={styles.row} data-new>
        <GroupArt notifications={all} />
        <div className={styles.words}>
          <h3 className={styles.title}>
            <button type="button" aria-expanded={isOpen} aria-controls={members} onClick={onToggle}>
              {title}
            </button>
            <SpokenText>{` ${words.unread}`}</SpokenText>
          </h3>
          <p className={styles.body}>{isSeeker ? body : groupBody(type, all)}</p>
        </div>
        <RowTime when={createdAt} now={now} isDated />
        {all.some((one) => hasButton(type, one.about?.owed ?? [])) && (
          <div className={styles.action}>
            <Button variant="light" aria-expanded={isOpen} aria-controls={members} onClick={onToggle}>
              {isOpen ? words.showFewer : words.seeAll(all.length)}
            </Button>
          </div>
        )}
        <RowMenu title={title} count={all.length} onRead={() => changes.onRead(these)} onDelete={() => changes.onDelete(these)} />
      </div>
      <ul id={members} className={styles.members} hidden={!isOpen}>
        {isOpen && all.map((one) => <NotificationRow key={one._id} notification={one} isDated {...changes} />)}
      </ul>
    </li>
  )
}
