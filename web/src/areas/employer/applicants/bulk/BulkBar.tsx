import { Button } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from '#web/api/surface'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { CompareLink } from '#web/areas/employer/applicants/bulk/CompareLink'
import type { Chosen } from '#web/areas/employer/applicants/bulk/useChosen'
import { RejectDialog } from '#web/areas/employer/applicants/moves/RejectDialog'
import { isOpenMove } from '#web/areas/employer/applicants/moves/move-options'
import type { Bulk } from '#web/areas/employer/applicants/moves/useBulkMove'
import { notify } from '#web/shared/notices/notify'
import styles from './Bulk.module.css'

const moves = [
  { status: 'shortlisted', label: 'Shortlist', variant: 'filled' },
  { status: 'in_review', label: 'In review', variant: 'default' },
] as const

interface BulkBarProps {
  readonly jobId: string
  readonly chosen: Chosen
  readonly bulk: Bulk
}

/** What can be done with those who are chosen; a move that is open to none of them is switched off. */
export function BulkBar({ jobId, chosen: { applications }, bulk: { move, undo } }: BulkBarProps) {
  const [rejecting, setRejecting] = useState(false)
  const isOpen = (status: 'shortlisted' | 'in_review' | 'rejected') => applications.some((one) => isOpenMove(one, status))
  const undoable = applications.filter(({ undoUntil }) => undoUntil !== null)
  const tellError = (error: unknown) => notify({ kind: 'error', text: sentenceOf(error) })
  const askWhy = () => {
    move.reset()
    setRejecting(true)
  }
  const isBusy = move.isPending || undo.isPending
  return (
    <div className={styles.bar} role="group" aria-label="Selected applicants">
      <b aria-live="polite">{applications.length} chosen</b>
      <ManagersOnly otherwise={<span>A manager or an owner decides.</span>}>
        {moves.map(({ status, label, variant }) => (
          <Button
            key={status}
            variant={variant}
            disabled={isBusy || !isOpen(status)}
            onClick={() => move.mutate({ applications, change: { status } }, { onError: tellError })}
          >
            {label}
          </Button>
        ))}
        <Button variant="default" disabled={isBusy || !isOpen('rejected')} onClick={askWhy}>
          Not this time
        </Button>
        {undoable.length > 0 && (
          <Button variant="subtle" disabled={isBusy} onClick={() => undo.mutate(undoable)}>
            Undo {undoable.length}
          </Button>
        )}
      </ManagersOnly>
      <CompareLink jobId={jobId} applications={applications} />
      {rejecting && (
        <RejectDialog
          who={applications.length === 1 ? (applications[0]?.applicant.name ?? '') : `${applications.length} people`}
          busy={move.isPending}
          error={move.error}
          onClose={() => setRejecting(false)}
          onSend={(words) =>
            move.mutate({ applications, change: { status: 'rejected', ...words } }, { onSuccess: () => setRejecting(false) })
          }
        />
      )}
    </div>
  )
}
