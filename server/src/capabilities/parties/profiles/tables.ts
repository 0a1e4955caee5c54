import { sql } from 'drizzle-orm'
import { bit, boolean, date, doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { WAY_MINUTES_DEFAULT } from '@evenshift/contract/constants'
import type { Availability } from '@evenshift/contract/model/profile/availability'
import type { Profile, ProfileDocument } from '@evenshift/contract/model/profile/profile'
import { instant } from '#server/platform/database/columns'

/** One row a profile; its id is the person's id in the jobseeker pool. Where the profile stands is verification's. */
export const seekers = pgTable(
  'seekers',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    city: text('city').notNull(),
    phone: text('phone'),
    postcode: text('postcode'),
    headline: text('headline').notNull(),
    bio: text('bio').notNull(),
    interests: jsonb('interests').$type<Profile['interests']>().notNull(),
    skills: jsonb('skills').$type<Profile['skills']>().notNull(),
    sectors: jsonb('sectors').$type<Profile['sectors']>().notNull(),
    rightToWork: text('right_to_work').$type<Profile['rightToWork']>(),
    weeklyHourLimit: doublePrecision('weekly_hour_limit'),
    termDates: jsonb('term_dates').$type<Profile['termDates']>().notNull(),
    otherHours: jsonb('other_hours').$type<Profile['otherHours']>().notNull(),
    travelMinutes: integer('travel_minutes').notNull().default(WAY_MINUTES_DEFAULT),
    travelMode: text('travel_mode').$type<Profile['travelMode']>(),
    hasWebcam: boolean('has_webcam').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When the person was last here, to within a day. */
    seenAt: instant('seen_at').notNull(),
    /** When they were told that their files will be erased; null once they were here again. */
    warnedAt: instant('warned_at'),
  },
  (t) => [
    index('seekers_city_index').on(t.city),
    index('seekers_date_of_birth_index').on(t.dateOfBirth),
    index('seekers_seen_index').on(t.seenAt),
    index('seekers_warned_index')
      .on(t.warnedAt)
      .where(sql`${t.warnedAt} is not null`),
  ],
)
export type SeekerRow = typeof seekers.$inferSelect

/** A person's week; may be saved before the profile, so it hangs on the person alone. */
export const availability = pgTable(
  'availability',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    times: jsonb('times').$type<Pick<Availability['times'][number], 'id' | 'value' | 'slots'>[]>().notNull(),
    busy: jsonb('busy').$type<Availability['busy']>().notNull(),
    /** Available and not busy, one bit a half-hour from Sunday 00:00. */
    freeBits: bit('free_bits', { dimensions: 336 }).notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [uniqueIndex('availability_user_id_unique').on(t.userId)],
)
export type AvailabilityRow = typeof availability.$inferSelect

/** The files of who has a picture or a bio video, by their ids in uploads. */
export const seekerMedia = pgTable('seeker_media', {
  seekerId: uuid('seeker_id').primaryKey(),
  avatarId: uuid('avatar_id'),
  bioVideoId: uuid('bio_video_id'),
  /** The still of the bio video. */
  posterId: uuid('poster_id'),
  captions: text('captions'),
})
export type SeekerMediaRow = typeof seekerMedia.$inferSelect

/** The documents of a profile; a document's id is its file's. */
export const seekerDocuments = pgTable(
  'seeker_documents',
  {
    fileId: uuid('file_id').primaryKey(),
    seekerId: uuid('seeker_id').notNull(),
    kind: text('kind').$type<ProfileDocument['kind']>().notNull(),
  },
  (t) => [index('seeker_documents_seeker_index').on(t.seekerId, t.fileId)],
)
export type SeekerDocumentRow = typeof seekerDocuments.$inferSelect
