import { Button, UnstyledButton } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { words } from '#web/areas/seeker/jobs/plan/words'
import styles from './Plan.module.css'

interface SaveWeekProps {
  readonly saved: boolean
  readonly busy: boolean
  readonly onToggle: () => void
  /** As a square beside the figures of a phone's foot. */
  readonly small?: boolean
}

/** Saves the chosen week; once more forgets it. */
export function SaveWeek({ saved, busy, onToggle, small = false }: SaveWeekProps) {
  const Icon = saved ? IconBookmarkFilled : IconBookmark
  if (small)
    return (
      <UnstyledButton
        className={styles.saveOnPhone}
        aria-label={words.saveThisWeek}
        aria-pressed={saved}
        disabled={busy}
        onClick={onToggle}
      >
        <Icon size={22} stroke={1.75} aria-hidden />
      </UnstyledButton>
    )
  return (
    <Button
      variant="default"
      fullWidth
      loading={busy}
      aria-pressed={saved}
      leftSection={saved && <Icon size={18} aria-hidden />}
      onClick={onToggle}
    >
      {saved ? words.weekSaved : words.saveThisWeek}
    </Button>
  )
}
