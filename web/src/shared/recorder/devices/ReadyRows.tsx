import { useNetwork } from '@mantine/hooks'
import { type RefObject, useState } from 'react'
import { CheckRow } from '#web/shared/recorder/devices/CheckRow'
import { LevelCells } from '#web/shared/recorder/devices/LevelCells'
import type { RecordingKind } from '#web/shared/recorder/kind'
import { useLevel } from '#web/shared/recorder/devices/useLevel'
import { useIsDark } from '#web/shared/recorder/devices/useLight'
import { words } from '#web/shared/recorder/devices/words'
import styles from './Check.module.css'

/** Cells that speech fills and a quiet room does not. */
const HEARD = 2

interface ReadyRowsProps {
  readonly kind: RecordingKind
  readonly stream: MediaStream
  readonly video: RefObject<HTMLVideoElement | null>
}

/** What was found, thing by thing. */
export function ReadyRows({ kind, stream, video }: ReadyRowsProps) {
  const level = useLevel(stream)
  const isDark = useIsDark(video, kind === 'video')
  const { online: isOnline } = useNetwork()
  const [wasHeard, setWasHeard] = useState(false)
  if (level >= HEARD && !wasHeard) setWasHeard(true)
  const [picture] = stream.getVideoTracks()
  return (
    <ul>
      {picture && (
        <CheckRow state="good" name="Camera">
          {cameraWords(picture)}
        </CheckRow>
      )}
      <CheckRow state={wasHeard ? 'good' : 'waiting'} name="Microphone">
        {!wasHeard && <span className={styles.hint}>{words.saySomething}</span>}
        <LevelCells level={level} />
      </CheckRow>
      {picture && (
        <CheckRow state={isDark === null ? 'waiting' : isDark ? 'dark' : 'good'} name="Light">
          {isDark ? words.bitDarkTryFacing : isDark === null ? words.checking : words.brightEnough}
        </CheckRow>
      )}
      <CheckRow state={isOnline ? 'good' : 'waiting'} name="Connection">
        {isOnline ? words.uploadsResumeIfLose : words.offlineRecordNowSend}
      </CheckRow>
    </ul>
  )
}

/** "FaceTime HD, 720p"; what follows in brackets are numbers of the maker. */
function cameraWords(track: MediaStreamTrack): string {
  const name = track.label.replace(/\s*\([^)]*\)\s*$/, '') || words.found
  const { height } = track.getSettings()
  return height ? `${name}, ${height}p` : name
}
