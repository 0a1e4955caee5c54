import { type KeyboardEvent, type RefCallback, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { SpeedChoice } from '#web/shared/video/SpeedChoice'
import { setSpeed, stepped, useSpeed } from '#web/shared/video/speed'
import { words } from '#web/shared/video/words'
import styles from './Player.module.css'

export interface PlayerProps {
  readonly kind: 'video' | 'audio'
  readonly url: string
  readonly poster?: string | null
  /** Names the player for those who hear the page. */
  readonly label: string
  /** The address of its captions with times; without one its track is empty. */
  readonly trackUrl?: string | null
  /** For what goes to a moment of it, or asks where it is. */
  readonly playerRef?: RefObject<HTMLMediaElement | null>
  readonly onError: () => void
}

/**
 * Plays a recording at the speed that was chosen last. It keeps the address that it began with for as long as that plays: a page that is
 * fetched anew has another, and would stop it. Where the address has run out it goes on from where it was with the next.
 */
export function Player({ kind, url, poster, label, trackUrl = null, playerRef, onError }: PlayerProps) {
  const speed = useSpeed()
  const [held, setHeld] = useState(url)
  const [isBroken, setBroken] = useState(false)
  if (isBroken && url !== held) {
    setHeld(url)
    setBroken(false)
  }
  const own = useRef<HTMLMediaElement>(null)
  const at = useRef(0)
  const hold: RefCallback<HTMLMediaElement> = useCallback(
    (element) => {
      own.current = element
      if (playerRef) playerRef.current = element
    },
    [playerRef],
  )
  useEffect(() => {
    if (!own.current) return
    // The usual rate as well: what is loaded anew begins with it.
    own.current.defaultPlaybackRate = speed
    own.current.playbackRate = speed
  }, [speed])
  const stepSpeed = (event: KeyboardEvent) => {
    if (event.key !== '<' && event.key !== '>') return
    event.preventDefault()
    setSpeed(stepped(speed, event.key === '<' ? -1 : 1))
  }
  const Media = kind
  return (
    <div className={styles.player}>
      <Media
        ref={hold}
        className={styles[kind]}
        src={held}
        {...(kind === 'video' ? { playsInline: true, ...(poster ? { poster } : {}) } : {})}
        controls
        preload="metadata"
        aria-label={label}
        onKeyDown={stepSpeed}
        onRateChange={({ currentTarget }) => setSpeed(currentTarget.playbackRate)}
        onTimeUpdate={({ currentTarget }) => (at.current = currentTarget.currentTime)}
        onLoadedMetadata={({ currentTarget }) => {
          if (at.current > 0) currentTarget.currentTime = at.current
        }}
        onError={() => {
          setBroken(true)
          if (url === held) onError()
        }}
      >
        {/* A player takes up a new track only with a new element. */}
        <track key={trackUrl} kind="captions" srcLang="en" label={words.english} {...(trackUrl ? { src: trackUrl, default: true } : {})} />
      </Media>
      <SpeedChoice />
    </div>
  )
}
