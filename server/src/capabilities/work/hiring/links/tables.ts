import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { applications } from '#server/capabilities/work/hiring/tables'
import { instant } from '#server/platform/database/columns'

/** What a button of an employer's mail can do. */
export type EmployerAnswer = 'shortlisted' | 'rejected'
/** What one of a seeker's can: say that a changed job still fits, begin an interview, or withdraw. */
export type SeekerAnswer = 'still_fits' | 'interview_begun' | 'withdrawn'
export type AnswerMove = EmployerAnswer | SeekerAnswer

/** One row a button that a mail carried: for one person, one application and one move. */
export const answerLinks = pgTable(
  'answer_links',
  {
    /** Of the token, which only the mail holds. */
    hash: text('hash').primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    employerId: uuid('employer_id').notNull(),
    /** The person's id, in the pool of the side whose move it is. */
    userId: uuid('user_id').notNull(),
    move: text('move').$type<AnswerMove>().notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** The application's version that its use made; null before and once it was taken back. */
    usedVersion: integer('used_version'),
  },
  (t) => [
    index('answer_links_application_index').on(t.applicationId),
    index('answer_links_user_index').on(t.userId),
    index('answer_links_expires_at_index').on(t.expiresAt),
  ],
)
export type AnswerLink = typeof answerLinks.$inferSelect
export type EmployersLink = AnswerLink & { readonly move: EmployerAnswer }
export type SeekersLink = AnswerLink & { readonly move: SeekerAnswer }
