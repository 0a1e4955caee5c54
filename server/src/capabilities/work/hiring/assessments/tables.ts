import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { ScoreValue } from '@evenshift/contract/states/application/score'
import { instant } from '#server/platform/database/columns'

/** What members write about an application for each other; no seeker ever reads it. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id').notNull(),
    authorId: uuid('author_id').notNull(),
    text: text('text').notNull(),
    /** Of the interview's question whose answer it is about; null of the application as a whole. */
    questionId: uuid('question_id'),
    /** The second of the recording that it belongs to. */
    at: integer('at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('application_notes_application_index').on(t.applicationId, t.id)],
)
export type NoteRow = typeof applicationNotes.$inferSelect

/** A member's score of an application as a whole, or of one answer: one row each, the newest value. */
export const applicationScores = pgTable(
  'application_scores',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id').notNull(),
    authorId: uuid('author_id').notNull(),
    /** null = the application as a whole. */
    questionId: uuid('question_id'),
    value: text('value').$type<ScoreValue>().notNull(),
    text: text('text').notNull(),
    at: instant('scored_at').notNull(),
  },
  (t) => [unique('application_scores_author_unique').on(t.applicationId, t.authorId, t.questionId).nullsNotDistinct()],
)
export type ScoreRow = typeof applicationScores.$inferSelect
