import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/platform/database/columns'

export type MarkKind = 'not_for_me' | 'follow' | 'block'

/** What a seeker marked: a job as not for them, an employer as followed or blocked. */
export const marks = pgTable(
  'marks',
  {
    id: uuid('id').primaryKey(),
    seekerId: uuid('seeker_id').notNull(),
    kind: text('kind').$type<MarkKind>().notNull(),
    /** The job's or employer's id. */
    subjectId: uuid('subject_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('marks_seeker_kind_subject_unique').on(t.seekerId, t.kind, t.subjectId),
    index('marks_seeker_kind_newest_index').on(t.seekerId, t.kind, t.createdAt.desc(), t.id.desc()),
  ],
)
