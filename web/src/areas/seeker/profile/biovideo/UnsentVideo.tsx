import { words } from '#web/areas/seeker/profile/biovideo/words'
import { useObjectUrl } from '#web/shared/recorder/review/useObjectUrl'
import { type RecordingUpload, UnsentRecording } from '#web/shared/uploads/UnsentRecording'
import type { KeptRecording } from '#web/shared/uploads/kept-recordings'
import { Card } from '#web/ui/page/Card'
import { Columns } from '#web/ui/page/Columns'
import styles from './BioVideo.module.css'

/** The recorded video, to look at while it is sent. */
export function UnsentVideo({ recording, of }: { readonly recording: KeptRecording; readonly of: RecordingUpload }) {
  const url = useObjectUrl(recording.blob)
  const poster = useObjectUrl(recording.poster)
  return (
    <Columns kind="side">
      <video className={styles.player} src={`${url}#t=0.001`} poster={poster} controls playsInline aria-label={words.unsent.label}>
        <track kind="captions" />
      </video>
      <Card label={words.unsent.card}>
        <UnsentRecording {...{ recording, words: words.unsent, of }} />
        {of.upload.state === 'ready' && <p role="status">{words.unsent.ready}</p>}
      </Card>
    </Columns>
  )
}
