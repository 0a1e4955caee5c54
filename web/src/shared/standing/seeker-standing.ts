import { seeker } from '#web/shared/calls/seeker'
import type { Standing } from '#web/shared/standing/standing'

export async function seekerStanding(): Promise<Standing> {
  const { isUser, userProfile } = await seeker.profileDetails()
  const [profile] = userProfile
  if (!isUser || !profile) return { complete: false }
  return { complete: true, status: profile.status, isCheckedAgain: false, reason: profile.statusReason }
}
