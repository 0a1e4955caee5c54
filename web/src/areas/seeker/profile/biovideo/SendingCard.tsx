import { Button } from '@mantine/core'
import type { Sending } from '#web/areas/seeker/profile/biovideo/useSending'
import { lengthOf } from '#web/shared/recorder/time-words'
import { useObjectUrl } from '#web/shared/recorder/review/useObjectUrl'
import { UploadStatus } from '#web/shared/uploads/UploadStatus'
import type { KeptRecording } from '#web/shared/uploads/kept-recordings'
import { fileSize } from '#web/shared/words/file-size'
import { Card } from '#web/ui/page/Card'
import { Columns } from '#web/ui/page/Columns'
import { Note } from '#web/ui/display/Note'
import styles from './BioVideo.module.css'

interface SendingCardProps {
  readonly recording: KeptRecording
  readonly sending: Sending
}

/** A recording on its way; one from before a reload waits to be told to go on. */
export function SendingCard({ recording, sending: { video, fault, isSaving, send, discard } }: SendingCardProps) {
  const url = useObjectUrl(recording.blob)
  const poster = useObjectUrl(recording.poster)
  const isWaiting = video.state === 'none' || fault !== null
  return (
    <Columns kind="side">
      <video className={styles.player} src={`${url}#t=0.001`} poster={poster} controls playsInline aria-label="Your recording">
        <track kind="captions" />
      </video>
      <Card label="Sending your video">
        <h2 tabIndex={-1}>{isWaiting ? 'A video that is not sent yet' : 'Your video is on its way'}</h2>
        <p className={styles.small}>
          {lengthOf(recording.seconds)}, {fileSize(recording.blob.size)}. It stays in this browser until it is sent, so you may leave and
          come back within a week.
        </p>
        {fault && (
          <Note kind="bad" spoken>
            {fault}
          </Note>
        )}
        {isWaiting ? (
          <div className={styles.buttons}>
            <Button loading={isSaving} onClick={() => void send(recording)}>
              Send it now
            </Button>
            <Button variant="default" onClick={() => void discard()}>
              Throw it away
            </Button>
          </div>
        ) : (
          <UploadStatus name="your video" upload={video} onCancel={() => void discard()} />
        )}
        {video.state === 'ready' && <p role="status">Sent and checked.</p>}
      </Card>
    </Columns>
  )
}
