import type { Interview } from '@evenshift/contract/model/interview/interview'
import { type RefObject, useState } from 'react'
import { Player } from '#web/shared/video/Player'
import { useTrackUrl } from '#web/shared/video/useTrackUrl'
import { words } from '#web/shared/interview/words'
import styles from './GivenAnswer.module.css'

interface GivenAnswerProps {
  readonly answer: Interview['answers'][number]
  readonly question: string
  /** For what goes to a moment of a recording. */
  readonly playerRef?: RefObject<HTMLMediaElement | null>
  /** The recording's address has run out; fetches a fresh one. */
  readonly onExpired: () => void
}

/** An answer as it was given: words, a choice, or a recording with its player. */
export function GivenAnswer({
  answer: { type, text, choice, url, captions, expiresAt },
  question,
  playerRef,
  onExpired,
}: GivenAnswerProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const trackUrl = useTrackUrl(captions)
  if (text !== null) return <p className={styles.words}>{text}</p>
  if (choice !== null) return <p className={styles.words}>{choice}</p>
  if (url === null || url === brokenUrl) return <p className={styles.none}>{words.cantPlayRecording}</p>
  const hasExpired = () => expiresAt !== null && Date.parse(expiresAt) < Date.now()
  return (
    <Player
      kind={type === 'audio' ? 'audio' : 'video'}
      url={url}
      trackUrl={trackUrl}
      label={words.answerTo(question)}
      {...(playerRef && { playerRef })}
      onError={() => (hasExpired() ? onExpired() : setBrokenUrl(url))}
    />
  )
}
