import type { Profile } from '@evenshift/contract/model/profile/profile'
import { useRef, useEffect, useMemo } from 'react'
import { captionLines, isTimed } from '#web/shared/video/caption-lines'
import styles from './VideoPlayer.module.css'

/** An address of captions with times, as the player wants them. */
function useTrackUrl(captions: string | null): string | null {
  const url = useMemo(() => (captions === null ? null : URL.createObjectURL(new Blob([captions], { type: 'text/vtt' }))), [captions])
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url)
    },
    [url],
  )
  return url
}

interface VideoPlayerProps {
  readonly video: NonNullable<Profile['bioVideo']>
  /** Names the player for those who hear the page. */
  readonly label: string
  /** Its address has run out; asks for a fresh one. */
  readonly onExpired: () => void
}

/** A bio video with its captions: over the picture where they have times, and as text below it. */
export function VideoPlayer({ video: { url, posterUrl, captions }, label, onExpired }: VideoPlayerProps) {
  const at = useRef(0)
  const broken = useRef('')
  const timed = captions !== null && isTimed(captions)
  const trackUrl = useTrackUrl(timed ? captions : null)
  const lines = captions === null ? [] : captionLines(captions)
  return (
    <figure className={styles.figure}>
      <video
        className={styles.player}
        src={url}
        {...(posterUrl ? { poster: posterUrl } : {})}
        controls
        playsInline
        preload="metadata"
        aria-label={label}
        onTimeUpdate={({ currentTarget }) => (at.current = currentTarget.currentTime)}
        onLoadedMetadata={({ currentTarget }) => {
          if (at.current > 0) currentTarget.currentTime = at.current
        }}
        onError={() => {
          // An address lasts five minutes; the same one is not asked for twice.
          if (broken.current === url) return
          broken.current = url
          onExpired()
        }}
      >
        {/* A player takes up a new track only with a new element. */}
        <track key={trackUrl} kind="captions" srcLang="en" label="English" {...(trackUrl ? { src: trackUrl, default: true } : {})} />
      </video>
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
