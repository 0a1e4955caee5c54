import { eq } from 'drizzle-orm'
import { type SeekerDocumentRow, type SeekerMediaRow, type SeekerRow, seekers } from '#server/capabilities/parties/profiles/tables'
import { type Strength, strengthOf } from '#server/capabilities/parties/profiles/strength'
import { ageOn } from '@evenshift/contract/states/profile/age'
import { findMedia, listDocuments } from '#server/capabilities/parties/profiles/store.files'
import { findSeeker, findWholeSeeker } from '#server/capabilities/parties/profiles/store'
import { hasHistory } from '#server/capabilities/parties/profiles/history/history'
import { interestTags, skillTags } from '#server/capabilities/parties/profiles/skills/tags'
import type { MatchSeeker } from '#server/capabilities/ground/match/public'
import { placeOf } from '#server/capabilities/ground/reference/public'
import { statusById } from '#server/capabilities/ground/approval/public'
import type { SeekerAccess } from '#server/http/call/context'
import type { Db } from '#server/platform/database/port'

/** Where a person of the jobseeker pool stands; status null while there is no profile. */
export const seekerAccess = async (db: Db, userId: string): Promise<SeekerAccess> => ({
  status: await statusById(db, userId),
})

/** The limit, terms and other work that a seeker told: theirs alone, no employer ever sees it. */
export type OwnHours = Pick<SeekerRow, 'rightToWork' | 'weeklyHourLimit' | 'termDates' | 'otherHours'>
/** The parts of a profile that decide how the seeker sees a job. */
export interface SeekerForJobs {
  readonly match: MatchSeeker
  readonly hours: OwnHours
}
/** One read; null where there is no such profile. */
export async function seekerForJobs(db: Db, seekerId: string): Promise<SeekerForJobs | null> {
  const whole = await findWholeSeeker(db, seekerId)
  if (whole === null) return null
  const { seeker, week } = whole
  const { rightToWork, weeklyHourLimit, termDates, otherHours } = seeker
  const match = {
    skills: skillTags(seeker.skills),
    interests: interestTags(seeker.interests),
    free: week?.freeBits ?? null,
    busy: week?.busy.map(({ day, start, end, label }) => ({ day, start, end, label })) ?? [],
    home: placeOf(seeker.postcode, seeker.city),
    travelMode: seeker.travelMode,
    travelMinutes: seeker.travelMinutes,
  }
  return { match, hours: { rightToWork, weeklyHourLimit, termDates, otherHours } }
}

/** What an application keeps of the profile as it was when it was sent. */
export type ProfileSnapshot = Pick<SeekerRow, 'firstName' | 'lastName' | 'city' | 'headline' | 'bio' | 'skills' | 'sectors'>
export async function profileSnapshot(db: Db, seekerId: string): Promise<ProfileSnapshot | null> {
  const seeker = await findSeeker(db, seekerId)
  if (seeker === null) return null
  const { firstName, lastName, city, headline, bio, skills, sectors } = seeker
  return { firstName, lastName, city, headline, bio, skills, sectors }
}

/** What reaches an employer only from an accepted offer on (phone, email) and at hiring (date of birth). */
export type SeekerContact = Pick<SeekerRow, 'email' | 'phone' | 'dateOfBirth'>
export async function seekerContact(db: Db, seekerId: string): Promise<SeekerContact | null> {
  const [row] = await db
    .select({ email: seekers.email, phone: seekers.phone, dateOfBirth: seekers.dateOfBirth })
    .from(seekers)
    .where(eq(seekers.id, seekerId))
  return row ?? null
}

/** Whether a seeker has reached an age on a date (YYYY-MM-DD); false where there is no such profile. */
export async function hasReachedAge(db: Db, seekerId: string, age: number, date: string): Promise<boolean> {
  const contact = await seekerContact(db, seekerId)
  return contact !== null && ageOn(contact.dateOfBirth, date) >= age
}

/** How complete a profile is and what would help most, best first; null where there is none. */
export async function seekerStrength(db: Db, seekerId: string): Promise<Strength | null> {
  const [whole, media, history, documents] = await Promise.all([
    findWholeSeeker(db, seekerId),
    findMedia(db, seekerId),
    hasHistory(db, seekerId),
    listDocuments(db, seekerId),
  ])
  if (whole === null) return null
  return strengthOf({
    ...whole.seeker,
    ...history,
    hasAvailability: whole.week !== null,
    hasDocument: documents.length > 0,
    hasAvatar: media.avatarId !== null,
    hasBioVideo: media.bioVideoId !== null,
  })
}

/** What a profile holds in files, by their ids in uploads. */
export interface ProfileFiles extends Pick<SeekerMediaRow, 'bioVideoId' | 'posterId' | 'captions'> {
  readonly documents: readonly Pick<SeekerDocumentRow, 'fileId' | 'kind'>[]
}
export async function filesOfProfile(db: Db, seekerId: string): Promise<ProfileFiles> {
  const { bioVideoId, posterId, captions } = await findMedia(db, seekerId)
  return { bioVideoId, posterId, captions, documents: await listDocuments(db, seekerId) }
}
