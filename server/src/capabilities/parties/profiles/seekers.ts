import { eq } from 'drizzle-orm'
import type { Availability } from '@evenshift/contract/model/profile/availability'
import type { Profile } from '@evenshift/contract/model/profile/profile'
import { type SeekerDocumentRow, type SeekerMediaRow, type SeekerRow, seekers } from '#server/capabilities/parties/profiles/tables'
import { type Strength, strengthOf } from '#server/capabilities/parties/profiles/strength'
import { ageOn } from '#server/capabilities/parties/profiles/rules'
import { availabilityView } from '#server/capabilities/parties/profiles/views'
import { findMedia, listDocuments } from '#server/capabilities/parties/profiles/store.files'
import { findSeeker, findWeek, findWholeSeeker } from '#server/capabilities/parties/profiles/store'
import { hasHistory } from '#server/capabilities/parties/profiles/history/history'
import type { MatchSeeker, Tag } from '#server/capabilities/ground/match/public'
import { cityNamed, interestById, skillById } from '#server/capabilities/ground/reference/public'
import { statusById } from '#server/capabilities/ground/approval/public'
import type { SeekerAccess } from '#server/http/call/context'
import type { Db } from '#server/platform/database/port'

/** Where a person of the jobseeker pool stands; status null while there is no profile. */
export const seekerAccess = async (db: Db, userId: string): Promise<SeekerAccess> => ({
  status: await statusById(db, userId),
})

const tags = (chosen: Profile['skills'], position: (id: string) => number | undefined): Tag[] =>
  chosen.map(({ _id, name }) => ({ name, position: (_id === null ? undefined : position(_id)) ?? null }))

/** The limit, terms and other work that a seeker told: theirs alone, no employer ever sees it. */
export type OwnHours = Pick<SeekerRow, 'rightToWork' | 'weeklyHourLimit' | 'termDates' | 'otherHours'>
/** What of a profile decides how the seeker is shown a job. */
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
    skills: tags(seeker.skills, (id) => skillById(id)?.position),
    interests: tags(seeker.interests, (id) => interestById(id)?.position),
    free: week?.freeBits ?? null,
    busy: week?.busy.map(({ day, start, end, label }) => ({ day, start, end, label })) ?? [],
    home: cityNamed(seeker.city) ?? null,
    travelMode: seeker.travelMode,
  }
  return { match, hours: { rightToWork, weeklyHourLimit, termDates, otherHours } }
}
/** What the match reads of a seeker; null where there is no such profile. */
export const seekerForMatch = async (db: Db, seekerId: string): Promise<MatchSeeker | null> =>
  (await seekerForJobs(db, seekerId))?.match ?? null

/** When a seeker is free, as they told it themselves. */
export const availabilityOf = async (db: Db, seekerId: string): Promise<Availability> =>
  availabilityView(seekerId, await findWeek(db, seekerId))

/** What an application keeps of the profile as it was when it was sent. */
export type ProfileSnapshot = Pick<SeekerRow, 'firstName' | 'lastName' | 'city' | 'headline' | 'bio' | 'skills' | 'interests' | 'sectors'>
export async function profileSnapshot(db: Db, seekerId: string): Promise<ProfileSnapshot | null> {
  const seeker = await findSeeker(db, seekerId)
  if (seeker === null) return null
  const { firstName, lastName, city, headline, bio, skills, interests, sectors } = seeker
  return { firstName, lastName, city, headline, bio, skills, interests, sectors }
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
