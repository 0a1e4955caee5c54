import { Button } from '@mantine/core'
import { IconEyeOff, IconMicrophone } from '@tabler/icons-react'
import { useRef } from 'react'
import { CameraPicture } from '#web/shared/recorder/devices/CameraPicture'
import { DeviceChoices } from '#web/shared/recorder/devices/DeviceChoices'
import { FilePick } from '#web/shared/recorder/devices/FilePick'
import { ReadyRows } from '#web/shared/recorder/devices/ReadyRows'
import { TopicsCard } from '#web/shared/recorder/devices/TopicsCard'
import type { RecordingKind, Topics } from '#web/shared/recorder/kind'
import { lengthOf } from '#web/shared/recorder/time-words'
import { words } from '#web/shared/recorder/words'
import type { Devices } from '#web/shared/recorder/devices/useDevices'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import { StickyBar } from '#web/ui/page/StickyBar'
import { words as sentences } from '#web/shared/recorder/devices/words'
import styles from './Check.module.css'

interface DeviceCheckProps {
  readonly kind: RecordingKind
  readonly maxSeconds: number
  readonly graceSeconds: number
  readonly devices: Devices
  readonly topics: Topics | undefined
  readonly onStart: (stream: MediaStream) => void
  readonly onFile: (file: File) => void
}

/** Whether camera, microphone and light are right, before anything is recorded. */
export function DeviceCheck({ kind, maxSeconds, graceSeconds, devices, topics, onStart, onFile }: DeviceCheckProps) {
  const { stream } = devices
  const video = useRef<HTMLVideoElement>(null)
  const begin = (
    <Button size="lg" fullWidth disabled={!stream} onClick={() => stream && onStart(stream)}>
      {sentences.start3SecondCountdown}
    </Button>
  )
  return (
    <Columns kind="side">
      {kind === 'video' && stream && (
        <CameraPicture stream={stream} videoRef={video}>
          <NotRecording />
        </CameraPicture>
      )}
      {kind === 'audio' && stream && (
        <div className={styles.sound}>
          <NotRecording />
          <IconMicrophone size={56} stroke={1.5} aria-hidden />
        </div>
      )}
      {!stream && <Bone height={280} radius={18} />}
      <Rows>
        <Card label={sentences.readyToRecord}>
          <h3 tabIndex={-1}>{sentences.readyToRecord}</h3>
          {!stream && (
            <p className={styles.small} role="status">
              {sentences.browserAsksWhetherPage(kind === 'video')}
            </p>
          )}
          {stream && <ReadyRows kind={kind} stream={stream} video={video} />}
          <DeviceChoices kind={kind} devices={devices} />
        </Card>
        {topics && <TopicsCard topics={topics} />}
        <div className={styles.onDesk}>{begin}</div>
        <p className={styles.small}>
          {graceSeconds > 0 ? words.lastsWithGrace(lengthOf(maxSeconds), lengthOf(graceSeconds)) : words.lasts(lengthOf(maxSeconds))}{' '}
          {words.reassured}
        </p>
        <FilePick kind={kind} onFile={onFile} className={styles.file ?? ''} />
      </Rows>
      <StickyBar>{begin}</StickyBar>
    </Columns>
  )
}

function NotRecording() {
  return (
    <span className={styles.tag}>
      <IconEyeOff size={16} stroke={1.75} aria-hidden />
      {sentences.notRecording}
    </span>
  )
}
