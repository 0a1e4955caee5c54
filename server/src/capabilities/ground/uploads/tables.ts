import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Pool } from '@evenshift/contract/call'
import type { UploadFault, UploadPurpose } from '@evenshift/contract/states/upload'
import { instant } from '#server/platform/database/columns'

/**
 * open: it may come in; checking: it is being looked into; refused; ready: the call that uses it may name it;
 * kept: something holds it; erased: dead for every reader, its bytes are on their way out.
 */
export type FileState = 'open' | 'checking' | 'refused' | 'ready' | 'kept' | 'erased'

/** What somebody sends in, or an archive that is made for them. */
export type FilePurpose = UploadPurpose | 'archive'

/** One row a file, from the address that was asked for until its bytes are gone. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    pool: text('pool').$type<Pool>().notNull(),
    /** The person's id in that pool. */
    ownerId: uuid('owner_id').notNull(),
    purpose: text('purpose').$type<FilePurpose>().notNull(),
    state: text('state').$type<FileState>().notNull(),
    /** Since when it has its state. */
    since: instant('since').notNull(),
    createdAt: instant('created_at').notNull(),
    fileName: text('file_name').notNull(),
    /** Until it is ready what it was said to be, from then on what is kept of it. */
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    /** How long a recording lasts, and how long it may last. */
    seconds: doublePrecision('seconds'),
    maxSeconds: integer('max_seconds'),
    /** The question of the application that an interview answer is for. */
    applicationId: uuid('application_id'),
    questionId: uuid('question_id'),
    /** Names the parts in the store while it comes in parts. */
    partsId: text('parts_id'),
    /** Until when an address for its bytes may work. */
    addressedUntil: instant('addressed_until').notNull(),
    /** Names the checked bytes in the store; another with every try to check them. */
    storedAs: uuid('stored_as'),
    fault: text('fault').$type<UploadFault>(),
    /** How many objects hold it. */
    holders: integer('holders').notNull(),
  },
  (t) => [
    index('files_owner_index').on(t.ownerId, t.state),
    index('files_unheld_index')
      .on(t.since)
      .where(sql`state <> 'kept'`),
    check('files_holders_check', sql`${t.holders} >= 0 and (${t.state} <> 'kept' or ${t.holders} > 0)`),
  ],
)
export type FileRow = typeof files.$inferSelect

/** Who else opened a video or document: one row a person, file and hour. */
export const fileViews = pgTable(
  'file_views',
  {
    id: uuid('id').primaryKey(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    viewerId: uuid('viewer_id').notNull(),
    /** The company whose member looked. */
    employerId: uuid('employer_id').notNull(),
    /** The beginning of the hour. */
    hour: instant('hour').notNull(),
    viewedAt: instant('viewed_at').notNull(),
  },
  (t) => [uniqueIndex('file_views_person_hour_unique').on(t.fileId, t.viewerId, t.hour)],
)

/** The one secret that links are signed with; whichever process first needs it makes it. */
export const linkSecrets = pgTable('link_secrets', { name: text('name').primaryKey(), value: text('value').notNull() })
