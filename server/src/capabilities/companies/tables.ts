import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Role } from '@evenshift/contract/call'
import type { Employer } from '@evenshift/contract/model/employer'

const instant = (name: string) => timestamp(name, { withTimezone: true })

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
    role: text('role').$type<Role>().notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  (t) => [uniqueIndex('members_user_id_unique').on(t.userId), index('members_employer_id_index').on(t.employerId)],
)
