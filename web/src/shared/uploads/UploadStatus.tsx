import { Button } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react'
import type { UploadStage } from '#web/shared/uploads/upload'
import type { UploadControls } from '#web/shared/uploads/useUpload'
import { words as sentences } from '#web/shared/uploads/words'
import styles from './UploadStatus.module.css'

const words: Readonly<Record<UploadStage, string>> = {
  none: '',
  sending: sentences.uploading,
  waiting: sentences.lostSignalWellCarry,
  paused: sentences.pausedProgressSaved,
  cut: sentences.youreOfflineProgressSaved,
  checking: sentences.uploadedWereCheckingIt,
  slow: sentences.takingLongerThanUsual,
  ready: sentences.ready,
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
          aria-label={sentences.sending(name)}
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
            {isStopped ? sentences.resume : sentences.pause}
          </Button>
        )}
        <Button variant="subtle" leftSection={<IconX {...icon} />} onClick={onCancel}>
          {state === 'refused' ? sentences.close : sentences.cancel}
        </Button>
      </div>
    </div>
  )
}
