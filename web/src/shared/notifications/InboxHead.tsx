import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconChecks, IconDots, IconSettings, IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '#web/shared/paths'
import { Segment } from '#web/ui/choice/Segment'
import { words } from '#web/shared/notifications/words'
import styles from './InboxHead.module.css'

interface InboxHeadProps {
  /** There is nothing to choose from or to mark. */
  readonly isEmpty: boolean
  readonly unread: number
  /** Applications among the unread that have to be answered today. */
  readonly due: number
  readonly onlyUnread: boolean
  readonly onShow: (onlyUnread: boolean) => void
  /** null where there is nothing to mark, or to delete. */
  readonly onRead: (() => void) | null
  readonly onDelete: (() => void) | null
}

const told = (unread: number, due: number): string => (due > 0 ? words.unreadDueToday(unread, due) : words.unreadWithUnread(unread))

/** What there is and what can be done with all of it; on a phone, whose header has the title, with a choice instead. */
export function InboxHead({ unread, due, isEmpty, onlyUnread, onShow, onRead, onDelete }: InboxHeadProps) {
  const options = [
    { key: 'all', label: words.all },
    { key: 'unread', label: words.unreadLabel, ...(unread > 0 && { count: unread }) },
  ] as const
  return (
    <div className={styles.head} data-empty={isEmpty || undefined}>
      <div className={styles.title}>
        <h1>{words.notifications}</h1>
        {unread > 0 && <p>{told(unread, due)}</p>}
      </div>
      {!isEmpty && (
        <div className={styles.choice}>
          <Segment
            label={words.show}
            options={options}
            value={onlyUnread ? 'unread' : 'all'}
            onChange={(key) => onShow(key === 'unread')}
            isWide
          />
        </div>
      )}
      {!isEmpty && (
        <Button className={styles.mark ?? ''} variant="subtle" disabled={!onRead} onClick={() => onRead?.()}>
          <span className={styles.word}>{words.markAllRead}</span>
          <IconChecks className={styles.icon} size={20} stroke={1.75} aria-hidden />
        </Button>
      )}
      <Button
        className={styles.settings ?? ''}
        component={Link}
        to={paths.notificationSettings}
        variant="default"
        leftSection={<IconSettings size={18} stroke={1.75} aria-hidden />}
      >
        {words.settings}
      </Button>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon
            className={styles.more ?? ''}
            variant="default"
            aria-label={words.moreActionsAllNotifications}
            data-alone={!onDelete || undefined}
          >
            <IconDots size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {onDelete && (
            <Menu.Item leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />} onClick={onDelete}>
              {words.deleteAll}
            </Menu.Item>
          )}
          <Menu.Item
            className={styles.onPhone ?? ''}
            component={Link}
            to={paths.notificationSettings}
            leftSection={<IconSettings size={18} stroke={1.75} aria-hidden />}
          >
            {words.notificationSettings}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
