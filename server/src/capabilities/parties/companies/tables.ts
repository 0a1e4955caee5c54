import { boolean, date, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { DIGEST_HOUR } from '@evenshift/contract/constants'
import type { Role } from '@evenshift/contract/call'
import type { Employer } from '@evenshift/contract/model/company/employer'
import { instant } from '#server/platform/database/columns'

/** One row a company. Where it stands, and whether it holds its number, is verification's. */
export const employers = pgTable(
  'employers',
  {
    id: uuid('id').primaryKey(),
    companyName: text('company_name').notNull(),
    /** Normalised: 8 characters, upper case. */
    registrationNumber: text('registration_number'),
    size: text('size').$type<Employer['size']>().notNull(),
    sectorId: uuid('sector_id').notNull(),
    website: text('website'),
    address: jsonb('address').$type<Employer['address']>().notNull(),
    city: text('city').notNull(),
    bio: text('bio').notNull(),
    contactName: text('contact_name').notNull(),
    contactRole: text('contact_role').notNull(),
    phone: text('phone').notNull(),
    /** The files of its logo and its photos, by their ids in uploads. */
    logoId: uuid('logo_id'),
    /** The video that people see before an interview; null where there is none. */
    welcomeId: uuid('welcome_id'),
    photoIds: jsonb('photo_ids').$type<readonly string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('employers_company_name_index').on(t.companyName)],
)
export type EmployerRow = typeof employers.$inferSelect

/** The people of a company; a person belongs to one company at most. */
export const members = pgTable(
  'members',
  {
    id: uuid('id').primaryKey(),
    employerId: uuid('employer_id')
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    /** The person's id in the employer pool. */
    userId: uuid('user_id').notNull(),
    email: text('email').notNull(),
    /** What colleagues call them; null where only the address is known. */
    name: text('name'),
    role: text('role').$type<Role>().notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** The hour in London from which a day's digest is mailed; null for whoever wants none. */
    digestHour: smallint('digest_hour').default(DIGEST_HOUR),
    /** Whether it comes on Sundays too. */
    digestOnSundays: boolean('digest_on_sundays').notNull().default(false),
    /** The day in London of the last digest, whether or not there was anything to say. */
    digestedOn: date('digested_on', { mode: 'string' }),
  },
  (t) => [uniqueIndex('members_user_id_unique').on(t.userId), index('members_employer_id_index').on(t.employerId)],
)
/** When they get their digest is read and written apart. */
export type MemberRow = Omit<typeof members.$inferSelect, 'digestHour' | 'digestOnSundays' | 'digestedOn'>

/** Invitations not accepted yet; each takes a seat of the plan until it expires. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    employerId: uuid('employer_id')
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    /** In small letters, as accounts have it. */
    email: text('email').notNull(),
    role: text('role').$type<Role>().notNull(),
    /** Hash of the token; the token itself is only in the mail. */
    tokenHash: text('token_hash').notNull(),
    invitedAt: instant('invited_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('invitations_token_hash_unique').on(t.tokenHash),
    uniqueIndex('invitations_employer_email_unique').on(t.employerId, t.email),
    index('invitations_expires_at_index').on(t.expiresAt),
  ],
)
export type InvitationRow = typeof invitations.$inferSelect
