import { RESUBMISSIONS_MOST } from '@evenshift/contract/constants'
import type { Employer } from '@evenshift/contract/model/company/employer'
import { dueAfter } from '#server/capabilities/ground/approval/due'
import type { Approval } from '#server/capabilities/ground/approval/store'

type OwnApproval = Pick<Employer, 'status' | 'statusSince' | 'statusReason' | 'resubmissionsLeft' | 'check'>

/** How a seeker or a company stands, as its owner reads it. */
export const presentApproval = ({
  status,
  reason,
  sentAgain,
  since,
}: Pick<Approval, 'status' | 'reason' | 'sentAgain' | 'since'>): OwnApproval => ({
  status,
  statusSince: since.toISOString(),
  statusReason: reason,
  resubmissionsLeft: RESUBMISSIONS_MOST - sentAgain,
  check: status === 'Pending' ? { sentAt: since.toISOString(), dueAt: dueAfter(since).toISOString() } : null,
})
