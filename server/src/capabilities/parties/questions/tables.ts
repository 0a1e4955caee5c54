import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AnswerType, QuestionCategory } from '@evenshift/contract/states/interview/question'
import { instant } from '#server/platform/database/columns'

/** One row a company that has opened its question bank: the sample questions are put in once, however often they are deleted. */
export const questionBanks = pgTable('question_banks', {
  employerId: uuid('employer_id').primaryKey(),
  openedAt: instant('opened_at').notNull(),
})

/** One row a question. What was sent is copied into the interview, so that a row may change or go. */
export const questions = pgTable(
  'questions',
  {
    id: uuid('id').primaryKey(),
    employerId: uuid('employer_id').notNull(),
    question: text('question').notNull(),
    guidance: text('guidance').notNull(),
    category: text('category').$type<QuestionCategory>().notNull(),
    answerType: text('answer_type').$type<AnswerType>().notNull(),
    options: jsonb('options').$type<string[]>().notNull(),
    /** 0 = no limit. */
    thinkSeconds: integer('think_seconds').notNull(),
    answerSeconds: integer('answer_seconds').notNull(),
    /** null = unlimited. */
    retakes: integer('retakes'),
    retakesReason: text('retakes_reason'),
    required: boolean('required').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    /** Put in with the bank: takes no place in the plan, also once it was changed. */
    isTemplate: boolean('is_template').notNull(),
    /** Deleted after it was sent in an interview. */
    archived: boolean('archived').notNull(),
    timesUsed: integer('times_used').notNull(),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('questions_employer_id_archived_index').on(t.employerId, t.archived)],
)
export type QuestionRow = typeof questions.$inferSelect
