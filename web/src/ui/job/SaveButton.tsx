import { ActionIcon } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { words } from '#web/ui/job/words'

interface SaveButtonProps {
  readonly saved: boolean
  /** The job's title, for those who hear the button. */
  readonly job: string
  readonly onToggle: () => void
}

export function SaveButton({ saved, job, onToggle }: SaveButtonProps) {
  return (
    <ActionIcon aria-label={words.save(job)} aria-pressed={saved} onClick={onToggle}>
      {saved ? <IconBookmarkFilled size={22} aria-hidden /> : <IconBookmark size={22} stroke={1.75} color="var(--muted)" aria-hidden />}
    </ActionIcon>
  )
}
