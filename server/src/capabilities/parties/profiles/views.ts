import type { Availability } from '@evenshift/contract/model/profile/availability'
import type { Profile } from '@evenshift/contract/model/profile/profile'
import type { AvailabilityRow } from '#server/capabilities/parties/profiles/tables'
import type { WholeSeeker } from '#server/capabilities/parties/profiles/store'
import type { hasHistory } from '#server/capabilities/parties/profiles/history/history'
import { strengthOf } from '#server/capabilities/parties/profiles/strength'
import { weekText, wholeWeek } from '#server/capabilities/parties/profiles/week-text'
import { type Approval, resubmissionsLeft } from '#server/capabilities/ground/approval/public'

export function profileView(
  { seeker, week }: WholeSeeker,
  approval: Pick<Approval, 'status' | 'reason' | 'sentAgain'>,
  history: Awaited<ReturnType<typeof hasHistory>>,
  files: Pick<Profile, 'avatar' | 'bioVideo' | 'documents'>,
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
    status: approval.status,
    statusReason: approval.reason,
    resubmissionsLeft: resubmissionsLeft(approval),
    strength,
    nextStep: nextSteps[0] ?? null,
  }
}

/** A person's week; an empty one until it is first saved. */
export const availabilityView = (userId: string, week: AvailabilityRow | null): Availability => ({
  _id: week?.id ?? null,
  userId,
  times: wholeWeek(week?.times ?? []),
  text: weekText(week?.times ?? []),
  busy: week?.busy ?? [],
})
