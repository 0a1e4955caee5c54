import { ActionIcon, Menu } from '@mantine/core'
import { IconCheck, IconDots, IconTrash } from '@tabler/icons-react'
import { words } from '#web/shared/notifications/words'
import styles from './Notifications.module.css'

interface RowMenuProps {
  /** The row's own words. */
  readonly title: string
  readonly count: number
  /** null where it was read. */
  readonly onRead: (() => void) | null
  readonly onDelete: () => void
}

/** What can be done with a row itself; a group is marked and deleted with all in it. */
export function RowMenu({ title, count, onRead, onDelete }: RowMenuProps) {
  const all = count === 1 ? '' : words.allWithCount(count)
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon className={styles.more ?? ''} aria-label={words.moreActionsFor(title)}>
          <IconDots size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onRead && (
          <Menu.Item leftSection={<IconCheck size={18} stroke={1.75} aria-hidden />} onClick={onRead}>
            {words.markAsRead(all)}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />} onClick={onDelete}>
          {words.delete(all)}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
