import type { Job } from '@evenshift/contract/model/job/job'
import { shortHours } from '#web/shared/week/worked-hours'
import { Card } from '#web/ui/page/Card'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/seeker/job-card/words'
import styles from './HoursLedger.module.css'

type Ledger = NonNullable<Job['hoursLedger']>

interface HoursLedgerProps {
  readonly ledger: Ledger
  /** The page says in a note of its own which work is in the way. */
  readonly isClashTold?: boolean
}

/** The hours of a week, all employers together. */
export function HoursLedger({ ledger: { limit, entries, total, clashDay, text }, isClashTold = false }: HoursLedgerProps) {
  return (
    <Card>
      <h3>{words.hoursJob}</h3>
      <div className={styles.ledger}>
        {entries.map(({ hoursPerWeek }, place) => (
          <i key={place} style={{ flexGrow: hoursPerWeek }} />
        ))}
      </div>
      <p className={styles.entries}>
        {entries.map(({ label, hoursPerWeek }, place) => (
          <span key={place}>
            <i /> <b>{shortHours(hoursPerWeek)}</b> <span>{label}</span>
          </span>
        ))}
      </p>
      {text && !(clashDay && isClashTold) && <Note kind={clashDay || (limit !== null && total >= limit) ? 'warning' : 'info'}>{text}</Note>}
    </Card>
  )
}
