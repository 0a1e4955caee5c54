import type { ChangePreview } from '@evenshift/contract/model/job/job-change'
import type { MessageKind } from '@evenshift/contract/states/job/job-change'
import { useState } from 'react'
import { Segment } from '#web/ui/choice/Segment'
import { Card } from '#web/ui/page/Card'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { words } from '#web/areas/employer/posts/write/change/words'
import styles from './Change.module.css'

interface MessagePreviewProps {
  readonly preview: Pick<ChangePreview, 'samples'>
  readonly message: string
}

/** The message as one of each kind gets it, in the server's own words. */
export function MessagePreview({ preview: { samples }, message }: MessagePreviewProps) {
  const [chosen, setChosen] = useState<MessageKind | null>(null)
  const sample = samples.find(({ kind }) => kind === chosen) ?? samples[0]
  if (sample === undefined) return null
  const isAsked = sample.kind === 'asked'
  return (
    <Card label={words.whatEachPersonGets}>
      <div>
        <h2>{words.whatEachPersonGets}</h2>
        <p className={styles.muted}>{words.straightAwayAppEmail(sample.name)}</p>
      </div>
      {samples.length > 1 && (
        <Segment
          label={words.messageTo}
          options={samples.map(({ kind }) => ({ key: kind, label: words.kinds[kind] }))}
          value={sample.kind}
          onChange={setChosen}
        />
      )}
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
        {message.trim() && sample.kind !== 'hired' && <p className={styles.muted}>“{message.trim()}”</p>}
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
