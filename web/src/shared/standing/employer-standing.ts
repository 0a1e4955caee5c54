import { employer } from '#web/shared/calls/employer'
import type { Standing } from '#web/shared/standing/standing'

export async function employerStanding(): Promise<Standing> {
  const { isUser, status, isCheckedAgain } = await employer.employerInfo()
  if (!isUser || !status) return { complete: false }
  const { statusReason } = await employer.employerDetails()
  return { complete: true, status, isCheckedAgain, reason: statusReason }
}
