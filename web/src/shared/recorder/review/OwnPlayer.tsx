import type { RefObject } from 'react'
import type { Range } from '#web/shared/recorder/review/remux'
import type { RecordingKind } from '#web/shared/recorder/kind'
import { words } from '#web/shared/recorder/review/words'
import styles from './Review.module.css'

interface OwnPlayerProps {
  readonly kind: RecordingKind
  readonly url: string
  /** Its still, shown until it plays. */
  readonly poster: string | undefined
  /** It plays from where to where it will be used. */
  readonly range: Range
  readonly playerRef: RefObject<HTMLVideoElement | null>
  readonly onError: () => void
}

/** Plays what was recorded a moment ago; nobody has typed captions for it yet, so its track is empty. */
export function OwnPlayer({ kind, url, poster, range: { start, end }, playerRef, onError }: OwnPlayerProps) {
  const keepWithin = ({ currentTarget: player }: { readonly currentTarget: HTMLMediaElement }) => {
    if (player.paused || (player.currentTime >= start && player.currentTime < end)) return
    if (player.currentTime >= end) player.pause()
    player.currentTime = start
  }
  // At a moment of its own: an iPhone shows black until a video plays or stands somewhere.
  const media = { src: `${url}#t=0.001`, controls: true, 'aria-label': words.yourRecording, onTimeUpdate: keepWithin, onError } as const
  return (
    <div className={styles.stage}>
      {kind === 'video' ? (
        <video ref={playerRef} playsInline poster={poster} {...media}>
          <track kind="captions" />
        </video>
      ) : (
        <audio {...media}>
          <track kind="captions" />
        </audio>
      )}
    </div>
  )
}
