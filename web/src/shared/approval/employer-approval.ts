import { employer } from '#web/shared/calls/employer'
import type { Approval } from '#web/shared/approval/approval'

export async function employerApproval(): Promise<Approval> {
  const { isUser, status, isCheckedAgain } = await employer.employerInfo()
  if (!isUser || !status) return { complete: false }
  const { statusReason } = await employer.employerDetails()
  return { complete: true, status, isCheckedAgain, reason: statusReason }
}
