import { ActionIcon } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'

interface HideButtonProps {
  /** The job's title, for those who hear the button. */
  readonly job: string
  readonly busy: boolean
  readonly onHide: () => void
}

/** "Not for me". */
export function HideButton({ job, busy, onHide }: HideButtonProps) {
  return (
    <ActionIcon aria-label={`Not for me: ${job}`} title="Not for me" disabled={busy} onClick={onHide}>
      <IconEyeOff size={20} stroke={1.75} color="var(--muted)" aria-hidden />
    </ActionIcon>
  )
}
