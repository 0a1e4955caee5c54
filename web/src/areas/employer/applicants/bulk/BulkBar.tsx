import { Button } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from '#web/api/surface'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import type { BulkDialogKind } from '#web/areas/employer/applicants/bulk/BulkDialog'
import { CompareLink } from '#web/areas/employer/applicants/bulk/CompareLink'
import type { Chosen } from '#web/areas/employer/applicants/bulk/useChosen'
import { isOpenMove } from '#web/areas/employer/applicants/moves/move-options'
import { words as moveWords } from '#web/areas/employer/applicants/moves/words'
import type { Bulk } from '#web/areas/employer/applicants/moves/useBulkMove'
import { mayWriteTo } from '#web/areas/employer/messages/may-write'
import { notify } from '#web/shared/notices/notify'
import { lazyDialog } from '#web/shared/screens/lazy-dialog'
import { words as sentences } from '#web/areas/employer/applicants/bulk/words'
import styles from './Bulk.module.css'

const BulkDialog = lazyDialog(async () => (await import('#web/areas/employer/applicants/bulk/BulkDialog')).BulkDialog)

const moves = [
  { status: 'shortlisted', label: sentences.shortlist, variant: 'filled' },
  { status: 'in_review', label: sentences.inReview, variant: 'default' },
] as const

interface BulkBarProps {
  readonly chosen: Chosen
  readonly bulk: Bulk
}

/** What can be done with those who are chosen; what is open to none of them is switched off. */
export function BulkBar({ chosen: { applications }, bulk }: BulkBarProps) {
  const { move, undo, write } = bulk
  const [asked, setAsked] = useState<BulkDialogKind | null>(null)
  const isOpen = (status: 'shortlisted' | 'in_review' | BulkDialogKind) =>
    applications.some((one) => (status === 'message' ? mayWriteTo(one) : isOpenMove(one, status)))
  const undoable = applications.filter(({ undoUntil }) => undoUntil !== null)
  const tellError = (error: unknown) => notify({ kind: 'error', text: sentenceOf(error) })
  const ask = (kind: BulkDialogKind) => {
    move.reset()
    write.reset()
    setAsked(kind)
  }
  const isBusy = move.isPending || undo.isPending || write.isPending
  const asking = (kind: BulkDialogKind, label: string) => (
    <Button variant="default" disabled={isBusy || !isOpen(kind)} onClick={() => ask(kind)}>
      {label}
    </Button>
  )
  return (
    <div className={styles.bar} role="group" aria-label={sentences.selectedApplicants}>
      <b aria-live="polite">{sentences.chosen(applications.length)}</b>
      <ManagersOnly otherwise={<span>{sentences.managerOwnerDecides}</span>}>
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
        {asking('interview_invited', moveWords.interview)}
        {asking('message', sentences.message)}
        {asking('rejected', sentences.notThisTime)}
        {undoable.length > 0 && (
          <Button variant="subtle" disabled={isBusy} onClick={() => undo.mutate(undoable)}>
            {sentences.undo(undoable.length)}
          </Button>
        )}
      </ManagersOnly>
      <CompareLink applications={applications} />
      {asked && <BulkDialog kind={asked} applications={applications} bulk={bulk} onClose={() => setAsked(null)} />}
    </div>
  )
}
