import { Button } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react'
import type { UploadStage } from '#web/shared/uploads/upload'
import type { UploadControls } from '#web/shared/uploads/useUpload'
import styles from './UploadStatus.module.css'

const words: Readonly<Record<UploadStage, string>> = {
  none: '',
  sending: 'Uploading',
  waiting: 'You lost signal. We’ll carry on when you’re back.',
  paused: 'Paused. Your progress is saved.',
  cut: 'You’re offline. Your progress is saved; resume when you’re back.',
  checking: 'Uploaded. We’re checking it.',
  slow: 'This is taking longer than usual. Keep this page open.',
  ready: 'Ready',
  refused: '',
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

interface UploadStatusProps {
  /** Names the file for those who hear the page. */
  readonly name: string
  readonly upload: UploadControls
  readonly onCancel: () => void
}

/** How far an upload is, in a bar and in words, and what can be done about it. */
export function UploadStatus({ name, upload: { state, fraction, fault, pause, resume }, onCancel }: UploadStatusProps) {
  if (state === 'none' || state === 'ready') return null
  const percent = Math.floor(fraction * 100)
  const isMoving = state === 'sending' || state === 'waiting'
  const isStopped = state === 'paused' || state === 'cut'
  return (
    <div className={styles.status}>
      {state !== 'refused' && (
        <div
          className={styles.bar}
          role="progressbar"
          aria-label={`Sending ${name}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <i data-state={state} style={{ width: `${percent}%` }} />
        </div>
      )}
      <p className={styles.words} data-bad={state === 'refused' || undefined} role={state === 'refused' ? 'alert' : 'status'}>
        {state === 'refused' ? fault : words[state]}
        {state === 'sending' && <span aria-hidden> {percent}%</span>}
      </p>
      <div className={styles.buttons}>
        {/* One button, so that the focus stays on it. */}
        {(isMoving || isStopped) && (
          <Button
            variant={isStopped ? 'filled' : 'default'}
            leftSection={isStopped ? <IconPlayerPlay {...icon} /> : <IconPlayerPause {...icon} />}
            onClick={isStopped ? resume : pause}
          >
            {isStopped ? 'Resume' : 'Pause'}
          </Button>
        )}
        <Button variant="subtle" leftSection={<IconX {...icon} />} onClick={onCancel}>
          {state === 'refused' ? 'Close' : 'Cancel'}
        </Button>
      </div>
    </div>
  )
}
