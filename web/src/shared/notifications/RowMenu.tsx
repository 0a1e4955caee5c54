import { ActionIcon, Menu } from '@mantine/core'
import { IconCheck, IconDots, IconTrash } from '@tabler/icons-react'
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
  const all = count === 1 ? '' : ` all ${count}`
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon className={styles.more ?? ''} aria-label={`More actions for ${title}`}>
          <IconDots size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onRead && (
          <Menu.Item leftSection={<IconCheck size={18} stroke={1.75} aria-hidden />} onClick={onRead}>
            Mark{all} as read
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />} onClick={onDelete}>
          Delete{all}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
