import type { EmployerApplication, EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { tabOf } from '@evenshift/contract/states/application/application'
import { isMeetingOpen } from '@evenshift/contract/states/meeting/meeting'

type Stage = Pick<EmployerApplication, 'status' | 'pendingRejection'> & Partial<Pick<EmployerApplicationDetail, 'meeting'>>

/** Whether a meeting can be proposed: they may still be chosen, no rejection is on its way, and none is proposed or agreed, as far as a list can tell. */
export const mayMeet = ({ status, pendingRejection, meeting }: Stage): boolean =>
  tabOf(status) === 'live' && !pendingRejection && !(meeting && isMeetingOpen(meeting.status))
