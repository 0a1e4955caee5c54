import type { Profile } from '@evenshift/contract/model/profile/profile'
import { type RefObject, useRef } from 'react'
import { Player } from '#web/shared/video/Player'
import { captionLines, isTimed } from '#web/shared/video/caption-lines'
import { useTrackUrl } from '#web/shared/video/useTrackUrl'
import styles from './VideoPlayer.module.css'

interface VideoPlayerProps {
  readonly video: NonNullable<Profile['bioVideo']>
  /** Names the player for those who hear the page. */
  readonly label: string
  readonly playerRef?: RefObject<HTMLMediaElement | null>
  /** Its address has run out; asks for a fresh one. */
  readonly onExpired: () => void
}

/** A bio video with its captions: over the picture where they have times, and as text below it. */
export function VideoPlayer({ video: { url, posterUrl, captions }, onExpired, ...player }: VideoPlayerProps) {
  const broken = useRef('')
  const trackUrl = useTrackUrl(captions !== null && isTimed(captions) ? captions : null)
  const lines = captions === null ? [] : captionLines(captions)
  return (
    <figure className={styles.figure}>
      <Player
        kind="video"
        {...{ url, trackUrl, ...player }}
        poster={posterUrl}
        onError={() => {
          // An address lasts five minutes; the same one is not asked for twice.
          if (broken.current === url) return
          broken.current = url
          onExpired()
        }}
      />
      {lines.length > 0 && (
        <figcaption className={styles.said}>
          {lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </figcaption>
      )}
    </figure>
  )
}
