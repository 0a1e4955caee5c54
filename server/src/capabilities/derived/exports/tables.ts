import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Pool } from '@evenshift/contract/call'
import type { ExportState } from '#server/capabilities/derived/exports/rules'
import { instant } from '#server/platform/database/columns'

/** One row an archive that somebody asked for: a seeker of their own data, an owner of the company's. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey(),
    pool: text('pool').$type<Exclude<Pool, 'staff'>>().notNull(),
    /** Who asked, and alone may fetch it. */
    personId: uuid('person_id').notNull(),
    state: text('state').$type<ExportState>().notNull(),
    requestedAt: instant('requested_at').notNull(),
    readyAt: instant('ready_at'),
    /** The archive while it can be fetched, and how many bytes it has. */
    fileId: uuid('file_id'),
    size: integer('size'),
  },
  (t) => [
    index('data_exports_person_index').on(t.personId, t.id.desc()),
    uniqueIndex('data_exports_one_queued_unique')
      .on(t.personId)
      .where(sql`${t.state} = 'queued'`),
    uniqueIndex('data_exports_file_unique').on(t.fileId),
    index('data_exports_state_index').on(t.state, t.requestedAt),
  ],
)
export type ExportRow = typeof dataExports.$inferSelect
