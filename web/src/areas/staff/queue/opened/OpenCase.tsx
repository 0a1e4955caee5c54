import type { QueueKind } from '@evenshift/contract/states/staff'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router'
import { OpenPlan } from '#web/areas/staff/queue/opened/OpenPlan'
import { OpenReport } from '#web/areas/staff/queue/opened/OpenReport'
import { OpenVerification } from '#web/areas/staff/queue/opened/OpenVerification'
import { words } from '#web/areas/staff/queue/opened/words'
import styles from './Opened.module.css'

export interface OpenProps {
  readonly id: string
  readonly onDecided: () => void
}
interface OpenCaseProps extends OpenProps {
  readonly kind: QueueKind
  /** Where the list is, on a phone. */
  readonly back: string
}

const verified: readonly QueueKind[] = ['company', 'profile', 'job']

/** A case of any kind: its evidence and, beside it, the decision. */
export function OpenCase({ kind, id, back, onDecided }: OpenCaseProps) {
  const Open = verified.includes(kind) ? OpenVerification : kind === 'plan' ? OpenPlan : OpenReport
  return (
    <div className={styles.case}>
      <Link className={styles.back} to={back}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        {words.queue}
      </Link>
      <Open id={id} onDecided={onDecided} />
    </div>
  )
}
