import { ActionIcon } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { words } from '#web/areas/employer/company/words'

/** Opens a part of the page for changes. */
export const Pen = ({ part, onEdit }: { readonly part: string; readonly onEdit: () => void }) => (
  <ActionIcon variant="default" aria-label={words.edit(part)} onClick={onEdit}>
    <IconPencil size={20} stroke={1.75} aria-hidden />
  </ActionIcon>
)
