import { Button } from '@mantine/core'
import type { SendingAnswer } from '#web/areas/seeker/interview/answer/useSendingAnswer'
import { lengthOf } from '#web/shared/recorder/time-words'
import { UploadStatus } from '#web/shared/uploads/UploadStatus'
import type { KeptRecording } from '#web/shared/uploads/kept-recordings'
import { fileSize } from '#web/shared/words/file-size'
import { Note } from '#web/ui/display/Note'
import styles from '../Interview.module.css'

interface SendingRecordingProps {
  readonly recording: KeptRecording
  readonly sending: SendingAnswer
}

/** A recording on its way to be the answer; one from before a reload waits to be told to go on. */
export function SendingRecording({ recording, sending: { upload, fault, isKeeping, send, discard } }: SendingRecordingProps) {
  const isWaiting = upload.state === 'none' || fault !== null
  return (
    <div className={styles.form}>
      <h2>{isWaiting ? 'A recording that is not kept yet' : 'Your recording is on its way'}</h2>
      <p className={styles.quiet}>
        {lengthOf(recording.seconds)}, {fileSize(recording.blob.size)}. It stays in this browser until it is kept, so you may leave and come
        back within a week.
      </p>
      {fault && (
        <Note kind="bad" spoken>
          {fault}
        </Note>
      )}
      {isWaiting ? (
        <div className={styles.asks}>
          <Button loading={isKeeping} onClick={() => void send(recording)}>
            Keep it as the answer
          </Button>
          <Button variant="default" onClick={() => void discard()}>
            Throw it away
          </Button>
        </div>
      ) : (
        <UploadStatus name="your answer" upload={upload} onCancel={() => void discard()} />
      )}
    </div>
  )
}
