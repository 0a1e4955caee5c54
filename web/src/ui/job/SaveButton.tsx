import { ActionIcon } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'

interface SaveButtonProps {
  readonly saved: boolean
  /** The job's title, for those who hear the button. */
  readonly job: string
  readonly onToggle: () => void
}

export function SaveButton({ saved, job, onToggle }: SaveButtonProps) {
  return (
    <ActionIcon aria-label={`Save ${job}`} aria-pressed={saved} onClick={onToggle}>
      {saved ? <IconBookmarkFilled size={22} aria-hidden /> : <IconBookmark size={22} stroke={1.75} color="var(--muted)" aria-hidden />}
    </ActionIcon>
  )
}
