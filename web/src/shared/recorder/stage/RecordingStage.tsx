import { Modal } from '@mantine/core'
import { IconMicrophone, IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { CameraPicture } from '#web/shared/recorder/devices/CameraPicture'
import { LevelCells } from '#web/shared/recorder/devices/LevelCells'
import { RecorderRing } from '#web/shared/recorder/stage/RecorderRing'
import { StageTopic } from '#web/shared/recorder/stage/StageTopic'
import type { RecordingKind, Topics } from '#web/shared/recorder/kind'
import type { LiveStill } from '#web/shared/recorder/review/live-stills'
import { clockOf, secondsLeft, spokenTime } from '#web/shared/recorder/time-words'
import { TimeLeft } from '#web/shared/recorder/stage/TimeLeft'
import { words } from '#web/shared/recorder/words'
import { useCapture } from '#web/shared/recorder/stage/useCapture'
import { useLevel } from '#web/shared/recorder/devices/useLevel'
import { useLiveStills } from '#web/shared/recorder/stage/useLiveStills'
import { SpokenStatus } from '#web/ui/page/SpokenStatus'
import { words as sentences } from '#web/shared/recorder/stage/words'
import styles from './Stage.module.css'

interface RecordingStageProps {
  readonly kind: RecordingKind
  readonly maxSeconds: number
  readonly graceSeconds: number
  readonly stream: MediaStream
  readonly topics: Topics | undefined
  /** Throws this take away and begins anew. */
  readonly onAgain: () => void
  /** Throws it away and goes back. */
  readonly onLeave: () => void
  /** The stills are of the camera, while it was recorded. */
  readonly onEnd: (blob: Blob, stills: readonly LiveStill[]) => void
}
const icon = { size: 24, stroke: 1.75, 'aria-hidden': true } as const

/** The whole window while something is recorded. Escape leaves the countdown, and stops the recording without losing it. */
export function RecordingStage({ kind, maxSeconds, graceSeconds, stream, topics, onAgain, onLeave, onEnd }: RecordingStageProps) {
  const inAll = maxSeconds + graceSeconds
  const { state, stop, setPaused } = useCapture({ stream, kind, maxSeconds: inAll, onEnd: (blob) => onEnd(blob, stills.current) })
  const level = useLevel(kind === 'audio' ? stream : null)
  const isCounting = state.stage === 'countdown'
  const elapsed = isCounting ? 0 : state.elapsed
  const isPaused = !isCounting && state.isPaused
  const left = secondsLeft(elapsed, maxSeconds)
  const more = secondsLeft(elapsed, inAll)
  const isOver = left === 0 && graceSeconds > 0
  const camera = useRef<HTMLVideoElement>(null)
  const stills = useLiveStills(camera, elapsed, inAll)
  return (
    <Modal
      opened
      fullScreen
      withCloseButton={false}
      aria-label={sentences.recording}
      onClose={isCounting ? onLeave : stop}
      transitionProps={{ duration: 0 }}
      classNames={{ content: styles.content ?? '', body: styles.stage ?? '' }}
    >
      {kind === 'video' ? (
        <CameraPicture stream={stream} videoRef={camera} size="fill" />
      ) : (
        <div className={styles.sound}>
          <IconMicrophone size={56} stroke={1.5} aria-hidden />
          <LevelCells level={isPaused ? 0 : level} size="large" />
        </div>
      )}
      <div className={styles.scrim} />
      <SpokenStatus>{isCounting ? state.left : isPaused ? words.paused : spokenTime(left, maxSeconds, more)}</SpokenStatus>
      <div className={styles.front}>
        <div className={styles.top}>
          <span className={styles.tag}>
            {isCounting ? (
              words.unbegun
            ) : (
              <>
                {!isPaused && <i />}
                {`${isPaused ? words.paused : words.recording} · ${clockOf(elapsed)}`}
              </>
            )}
          </span>
          <button type="button" className={styles.leave} aria-label={sentences.deleteAndGoBack} onClick={onLeave}>
            <IconX {...icon} size={22} />
          </button>
        </div>
        {topics && <StageTopic lines={topics.lines} share={Math.min(1, elapsed / maxSeconds)} />}
        {isCounting ? (
          <p className={styles.count} aria-hidden>
            {state.left}
          </p>
        ) : (
          <div className={styles.controls}>
            <div className={styles.buttons}>
              <button type="button" className={styles.side} onClick={onAgain} aria-label={sentences.startAgain}>
                <IconRefresh {...icon} />
                {sentences.restart}
              </button>
              <RecorderRing
                share={isOver ? more / graceSeconds : elapsed / maxSeconds}
                isOver={isOver}
                label={sentences.stopRecording}
                onStop={stop}
              />
              <button type="button" className={styles.side} onClick={() => setPaused(!isPaused)}>
                {isPaused ? <IconPlayerPlay {...icon} /> : <IconPlayerPause {...icon} />}
                {isPaused ? sentences.resume : sentences.pause}
              </button>
            </div>
            <TimeLeft left={isOver ? more : left} isOver={isOver} />
          </div>
        )}
      </div>
    </Modal>
  )
}
