import type { Interview } from '@evenshift/contract/model/interview/interview'
import { useState } from 'react'
import { Recording } from '#web/shared/interview/Recording'
import styles from './GivenAnswer.module.css'

interface GivenAnswerProps {
  readonly answer: Interview['answers'][number]
  readonly question: string
  /** The recording's address has run out; fetches a fresh one. */
  readonly onExpired: () => void
}

/** An answer as it was given: words, a choice, or a recording with its player. */
export function GivenAnswer({ answer: { type, text, choice, url, expiresAt }, question, onExpired }: GivenAnswerProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  if (text !== null) return <p className={styles.words}>{text}</p>
  if (choice !== null) return <p className={styles.words}>{choice}</p>
  if (url === null || url === brokenUrl) return <p className={styles.none}>We can’t play this recording.</p>
  const hasExpired = () => expiresAt !== null && Date.parse(expiresAt) < Date.now()
  return (
    <Recording
      kind={type === 'audio' ? 'audio' : 'video'}
      url={url}
      label={`Answer to: ${question}`}
      onError={() => (hasExpired() ? onExpired() : setBrokenUrl(url))}
    />
  )
}
