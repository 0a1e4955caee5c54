import type { ChangePreview } from '@evenshift/contract/model/job/job-change'
import { Card } from '#web/ui/page/Card'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import styles from './Change.module.css'

interface MessagePreviewProps {
  readonly preview: Pick<ChangePreview, 'sample' | 'told' | 'offers'>
  readonly message: string
}

/** The message as one of them gets it, in the server's own words. */
export function MessagePreview({ preview: { sample, told, offers }, message }: MessagePreviewProps) {
  if (sample === null) return null
  const isAsked = offers.length < told
  return (
    <Card label="What each person gets">
      <div>
        <h2>What each person gets</h2>
        <p className={styles.muted}>Straight away, in the app and by email. This is {sample.name}’s.</p>
      </div>
      <div className={styles.letter}>
        <div className={styles.from}>
          <MonogramTile name={sample.employer} size="small" />
          <p>
            <b>{sample.title}</b>
            <br />
            <span className={styles.muted}>{sample.employer}</span>
          </p>
        </div>
        <p>
          {sample.text} {sample.fit}
        </p>
        {message.trim() && <p className={styles.muted}>“{message.trim()}”</p>}
        {isAsked && (
          <div className={styles.answers} aria-hidden="true">
            <span>Still fits, keep me in</span>
            <span>Withdraw</span>
          </div>
        )}
      </div>
      {isAsked && (
        <p className={styles.muted}>
          No answer? Their application stays open, marked “not confirmed”. The dates you promised to reply by don’t move.
        </p>
      )}
    </Card>
  )
}
