import type { Availability } from '@evenshift/contract/model/profile/availability'
import type { Profile } from '@evenshift/contract/model/profile/profile'
import type { AvailabilityRow } from '#server/capabilities/parties/profiles/tables'
import type { WholeSeeker } from '#server/capabilities/parties/profiles/store'
import type { hasHistory } from '#server/capabilities/parties/profiles/history/history'
import { skillBacking } from '#server/capabilities/parties/profiles/background'
import { strengthOf } from '#server/capabilities/parties/profiles/strength'
import { weekText, wholeWeek } from '#server/capabilities/parties/profiles/week-text'
import type { Background } from '#server/capabilities/ground/match/public'
import { type Approval, presentApproval } from '#server/capabilities/ground/approval/public'

export function presentProfile(
  { seeker, week }: WholeSeeker,
  approval: Pick<Approval, 'status' | 'reason' | 'sentAgain' | 'since'>,
  history: Awaited<ReturnType<typeof hasHistory>>,
  files: Pick<Profile, 'avatar' | 'bioVideo' | 'documents'>,
  background: Background,
): Profile {
  const { id, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = seeker
  const { strength, nextSteps } = strengthOf({
    ...seeker,
    hasAvailability: week !== null,
    ...history,
    hasDocument: files.documents.length > 0,
    hasAvatar: files.avatar !== null,
    hasBioVideo: files.bioVideo !== null,
  })
  return {
    _id: id,
    ...fields,
    ...files,
    ...presentApproval(approval),
    skillBacking: skillBacking(seeker.skills, background),
    strength,
    nextStep: nextSteps[0] ?? null,
  }
}

/** A person's week, with the shifts of the work they hold; an empty one until it is first saved. */
export const presentAvailability = (userId: string, week: AvailabilityRow | null, work: Availability['work']): Availability => ({
  _id: week?.id ?? null,
  userId,
  times: wholeWeek(week?.times ?? []),
  text: weekText(week?.times ?? []),
  busy: week?.busy ?? [],
  work: [...work],
})
