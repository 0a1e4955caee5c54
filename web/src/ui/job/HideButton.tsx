import { ActionIcon } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { words } from '#web/ui/job/words'

interface HideButtonProps {
  /** The job's title, for those who hear the button. */
  readonly job: string
  readonly busy: boolean
  readonly onHide: () => void
}

/** "Hide job". */
export function HideButton({ job, busy, onHide }: HideButtonProps) {
  return (
    <ActionIcon aria-label={words.hide(job)} title={words.hideJob} disabled={busy} onClick={onHide}>
      <IconEyeOff size={20} stroke={1.75} color="var(--muted)" aria-hidden />
    </ActionIcon>
  )
}
