import type { ChangePreview } from '@evenshift/contract/model/job/job-change'
import { Card } from '#web/ui/page/Card'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { words } from '#web/areas/employer/posts/write/change/words'
import styles from './Change.module.css'

interface MessagePreviewProps {
  readonly preview: Pick<ChangePreview, 'sample' | 'asked'>
  readonly message: string
}

/** The message as one of them gets it, in the server's own words. */
export function MessagePreview({ preview: { sample, asked }, message }: MessagePreviewProps) {
  if (sample === null) return null
  const isAsked = asked > 0
  return (
    <Card label={words.whatEachPersonGets}>
      <div>
        <h2>{words.whatEachPersonGets}</h2>
        <p className={styles.muted}>{words.straightAwayAppEmail(sample.name)}</p>
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
        <p>{sample.text}</p>
        {message.trim() && <p className={styles.muted}>“{message.trim()}”</p>}
        {isAsked && (
          <div className={styles.answers} aria-hidden="true">
            <span>{words.stillFitsKeepMe}</span>
            <span>{words.withdraw}</span>
          </div>
        )}
      </div>
      {isAsked && <p className={styles.muted}>{words.noAnswerTheirApplication}</p>}
    </Card>
  )
}
