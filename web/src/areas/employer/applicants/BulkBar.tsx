import type { EmployerApplication } from '@evenshift/contract/model/employer-application'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { RejectDialog } from '#web/areas/employer/moves/RejectDialog'
import { useBulkMove } from '#web/areas/employer/moves/useBulkMove'
import styles from './ApplicantTable.module.css'

const moves = [
  { status: 'shortlisted', label: 'Shortlist', variant: 'filled' },
  { status: 'in_review', label: 'In review', variant: 'default' },
] as const

interface BulkBarProps {
  readonly applications: readonly EmployerApplication[]
  readonly onDone: () => void
}

/** What can be done with those who are chosen; a button counts only those whom its move is open to. */
export function BulkBar({ applications, onDone }: BulkBarProps) {
  const [rejecting, setRejecting] = useState(false)
  const bulk = useBulkMove(onDone)
  const open = (status: 'shortlisted' | 'in_review' | 'rejected') => applications.filter(({ allowed }) => allowed.includes(status))
  return (
    <div className={styles.bulk}>
      <b aria-live="polite">{applications.length} chosen</b>
      <ManagersOnly otherwise={<span>A manager or an owner decides.</span>}>
        {moves.map(({ status, label, variant }) => (
          <Button
            key={status}
            variant={variant}
            disabled={open(status).length === 0}
            loading={bulk.isPending && bulk.variables.change.status === status}
            onClick={() => bulk.mutate({ applications: open(status), change: { status } })}
          >
            {label}
          </Button>
        ))}
        <Button variant="default" disabled={open('rejected').length === 0} onClick={() => setRejecting(true)}>
          Not this time
        </Button>
      </ManagersOnly>
      {rejecting && (
        <RejectDialog
          who={open('rejected').length === 1 ? (open('rejected')[0]?.applicant.name ?? '') : `${open('rejected').length} people`}
          busy={bulk.isPending}
          error={bulk.error}
          onClose={() => setRejecting(false)}
          onSend={(words) =>
            bulk.mutate(
              { applications: open('rejected'), change: { status: 'rejected', ...words } },
              { onSuccess: () => setRejecting(false) },
            )
          }
        />
      )}
    </div>
  )
}
