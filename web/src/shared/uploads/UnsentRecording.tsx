import { Button } from '@mantine/core'
import { lengthOf } from '#web/shared/recorder/time-words'
import { UploadStatus } from '#web/shared/uploads/UploadStatus'
import type { KeptRecording } from '#web/shared/uploads/kept-recordings'
import type { UploadControls } from '#web/shared/uploads/useUpload'
import { fileSize } from '#web/shared/words/file-size'
import { Note } from '#web/ui/display/Note'
import { words as sentences } from '#web/shared/uploads/words'
import styles from './UnsentRecording.module.css'

/** What becomes of a recording that was made. */
export interface RecordingUpload {
  readonly recording: KeptRecording | null
  readonly upload: UploadControls
  /** What speaks against it once it has arrived. */
  readonly fault: string | null
  /** It has arrived and is being put where it belongs. */
  readonly isSaving: boolean
  readonly send: (recording: KeptRecording) => Promise<void>
  readonly discard: () => Promise<void>
}

interface UnsentRecordingProps {
  readonly of: Omit<RecordingUpload, 'recording'>
  readonly recording: KeptRecording
  readonly words: {
    /** The heading while it waits, and while it goes. */
    readonly waits: string
    readonly goes: string
    /** What becomes of it: it is kept, or sent. */
    readonly done: string
    readonly send: string
    /** Names it for those who hear the page. */
    readonly name: string
  }
}

/** A recording on its way; one from before a reload waits to be told to go on. */
export function UnsentRecording({ recording, words, of: { upload, fault, isSaving, send, discard } }: UnsentRecordingProps) {
  const isWaiting = upload.state === 'none' || fault !== null
  return (
    <>
      <h2 tabIndex={-1}>{isWaiting ? words.waits : words.goes}</h2>
      <p className={styles.size}>
        {sentences.staysBrowserUntilMay(lengthOf(recording.seconds), fileSize(recording.blob.size), words.done)}
      </p>
      {fault && (
        <Note kind="bad" spoken>
          {fault}
        </Note>
      )}
      {isWaiting ? (
        <div className={styles.buttons}>
          <Button loading={isSaving} onClick={() => void send(recording)}>
            {words.send}
          </Button>
          <Button variant="default" onClick={() => void discard()}>
            {sentences.delete}
          </Button>
        </div>
      ) : (
        <UploadStatus name={words.name} upload={upload} onCancel={() => void discard()} />
      )}
    </>
  )
}
