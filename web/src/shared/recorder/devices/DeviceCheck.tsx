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
import type { Devices } from '#web/shared/recorder/devices/useDevices'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import { StickyBar } from '#web/ui/page/StickyBar'
import styles from './Check.module.css'

interface DeviceCheckProps {
  readonly kind: RecordingKind
  readonly maxSeconds: number
  readonly devices: Devices
  readonly topics: Topics | undefined
  readonly onStart: (stream: MediaStream) => void
  readonly onFile: (file: File) => void
}

/** Whether camera, microphone and light are right, before anything is recorded. */
export function DeviceCheck({ kind, maxSeconds, devices, topics, onStart, onFile }: DeviceCheckProps) {
  const { stream } = devices
  const video = useRef<HTMLVideoElement>(null)
  const begin = (
    <Button size="lg" fullWidth disabled={!stream} onClick={() => stream && onStart(stream)}>
      Start (3-second countdown)
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
        <Card label="Ready to record?">
          <h3 tabIndex={-1}>Ready to record?</h3>
          {!stream && (
            <p className={styles.small} role="status">
              Your browser asks whether this page may use your {kind === 'video' ? 'camera and microphone' : 'microphone'}. Say yes to go
              on.
            </p>
          )}
          {stream && <ReadyRows kind={kind} stream={stream} video={video} />}
          <DeviceChoices kind={kind} devices={devices} />
        </Card>
        {topics && <TopicsCard topics={topics} />}
        <div className={styles.onDesk}>{begin}</div>
        <p className={styles.small}>
          It lasts {lengthOf(maxSeconds)} at most. You look at it before anything is sent, and record it again as often as you like.
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
      Not recording
    </span>
  )
}
