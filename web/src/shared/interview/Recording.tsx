import styles from './Recording.module.css'

interface RecordingProps {
  readonly kind: 'video' | 'audio'
  readonly url: string
  /** Names the player for those who hear the page. */
  readonly label: string
  readonly onError: () => void
}

/** Plays a recording of an interview. Nobody types captions for it: its track is empty, and whoever answers may write instead. */
export function Recording({ kind, url, label, onError }: RecordingProps) {
  const player = { src: url, controls: true, preload: 'metadata', 'aria-label': label, onError } as const
  return kind === 'audio' ? (
    <audio className={styles.sound} {...player}>
      <track kind="captions" />
    </audio>
  ) : (
    <video className={styles.picture} playsInline {...player}>
      <track kind="captions" />
    </video>
  )
}
