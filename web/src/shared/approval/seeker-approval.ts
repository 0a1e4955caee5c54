import { seeker } from '#web/shared/calls/seeker'
import type { Approval } from '#web/shared/approval/approval'

export async function seekerApproval(): Promise<Approval> {
  const { isUser, userProfile } = await seeker.profileDetails()
  const [profile] = userProfile
  if (!isUser || !profile) return { complete: false }
  return { complete: true, status: profile.status, isCheckedAgain: false, reason: profile.statusReason }
}
