import type { Output } from '@evenshift/contract/call'
import type { StaffService } from '@evenshift/contract/staff/service'
import type { QueueKind } from '@evenshift/contract/states/staff'
import { kindWords } from '#web/areas/staff/queue/kind-words'
import { PillFilter } from '#web/ui/choice/PillFilter'
import { words } from '#web/areas/staff/queue/words'
import styles from './Queue.module.css'

interface QueueHeadProps {
  readonly queue: Output<StaffService['queue']>
  readonly kind: QueueKind | null
  readonly onChoose: (kind: QueueKind | null) => void
}

/** How much waits, and which of it is shown. */
export function QueueHead({ queue: { counts, overdue, decidedToday }, kind, onChoose }: QueueHeadProps) {
  const open = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={styles.head}>
      <div>
        <h1>{words.queue}</h1>
        <p>
          {overdue > 0 && <b className={styles.overdue}>{words.overdue(overdue)}</b>}
          {overdue > 0 && ' · '}
          {words.openAndDecided(open, decidedToday)}
        </p>
      </div>
      <div className={styles.filters} role="group" aria-label={words.show}>
        <PillFilter chosen={kind === null} onToggle={() => onChoose(null)}>
          {words.all(open)}
        </PillFilter>
        {counts
          .filter(({ kind: one, count }) => count > 0 || one === kind)
          .map(({ kind: one, count }) => (
            <PillFilter key={one} chosen={kind === one} onToggle={() => onChoose(kind === one ? null : one)}>
              {`${kindWords[one][1]} ${count}`}
            </PillFilter>
          ))}
      </div>
    </div>
  )
}
