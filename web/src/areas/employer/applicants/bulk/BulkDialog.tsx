import { MessageDialog } from '#web/areas/employer/applicants/bulk/MessageDialog'
import { namesOf } from '#web/areas/employer/applicants/bulk/names-of'
import { RejectDialog } from '#web/areas/employer/applicants/moves/RejectDialog'
import type { Bulk, BulkChange, Movable } from '#web/areas/employer/applicants/moves/useBulkMove'
import { lazyDialog } from '#web/shared/screens/lazy-dialog'

const InviteDialog = lazyDialog(async () => (await import('#web/areas/employer/interviews/InviteDialog')).InviteDialog)

export type BulkDialogKind = 'interview_invited' | 'message' | 'rejected'
interface BulkDialogProps {
  readonly kind: BulkDialogKind
  readonly applications: readonly Movable[]
  readonly bulk: Bulk
  readonly onClose: () => void
}

/** What is asked before several are invited, written to or told no; an invitation begins with the questions of the first one’s job. */
export function BulkDialog({ kind, applications, bulk, onClose }: BulkDialogProps) {
  const { move } = bulk
  const [first] = applications
  if (!first) return null
  const who = namesOf(applications)
  const send = (change: BulkChange) => move.mutate({ applications, change }, { onSuccess: onClose })
  const moving = { who, busy: move.isPending, error: move.error, onClose }
  switch (kind) {
    case 'interview_invited':
      return <InviteDialog {...moving} jobId={first.jobId} keptAs={first.jobId} onSend={send} />
    case 'message':
      return <MessageDialog applications={applications} bulk={bulk} onClose={onClose} />
    case 'rejected':
      return <RejectDialog {...moving} onSend={(said) => send({ status: 'rejected', ...said })} />
  }
}
