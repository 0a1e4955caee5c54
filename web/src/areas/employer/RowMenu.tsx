import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { words } from '#web/areas/employer/words'

interface RowMenuProps {
  /** What the row is called. */
  readonly name: string
  /** The question before it is deleted. */
  readonly title: string
  /** What deleting it means. */
  readonly children: ReactNode
  readonly isDeleting: boolean
  readonly onChange: () => void
  /** What else can be done with the row. */
  readonly more?: ReactNode
  /** Calls back when it is over, however it went. */
  readonly onDelete: (over: () => void) => void
}

/** Change or delete a row of a list; deleting asks first. */
export function RowMenu({ name, title, children, isDeleting, more, onChange, onDelete }: RowMenuProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon aria-label={words.moreActionsFor(name)}>
            <IconDots size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />} onClick={onChange}>
            {words.edit}
          </Menu.Item>
          {more}
          <Menu.Item leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />} onClick={() => setAsking(true)}>
            {words.delete}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isAsking}
        title={title}
        confirm={words.delete}
        dangerous
        busy={isDeleting}
        onClose={() => setAsking(false)}
        onConfirm={() => onDelete(() => setAsking(false))}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
