import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Education } from '@evenshift/contract/model/profile/education'
import type { Work } from '@evenshift/contract/model/profile/work'

/** First days of months; what goes on has no last one. */
const months = { startMonth: date('start_month', { mode: 'string' }).notNull(), endMonth: date('end_month', { mode: 'string' }) }
const inOrder = (name: string, t: { readonly startMonth: AnyPgColumn; readonly endMonth: AnyPgColumn }) =>
  check(name, sql`${t.endMonth} >= ${t.startMonth}`)

/** One row a job held. A person may have some before the profile, so it hangs on the person alone. */
export const workHistory = pgTable(
  'work_history',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    title: text('title').notNull(),
    employer: jsonb('employer').$type<Work['employer']>().notNull(),
    sector: jsonb('sector').$type<Work['sector']>(),
    ...months,
    achievements: jsonb('achievements').$type<string[]>().notNull(),
  },
  (t) => [index('work_history_user_id_index').on(t.userId), inOrder('work_history_months_check', t)],
)
export type WorkRow = typeof workHistory.$inferSelect

/** One row a school or course. */
export const educationHistory = pgTable(
  'education_history',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    level: text('level').$type<Education['level']>().notNull(),
    schoolName: text('school_name'),
    universityBoard: text('university_board'),
    nameOfInstitution: text('name_of_institution'),
    internshipPlacement: text('internship_placement'),
    ...months,
    achievements: jsonb('achievements').$type<string[]>().notNull(),
    subjects: jsonb('subjects').$type<Education['subjects']>().notNull(),
    aLevels: jsonb('a_levels').$type<Education['aLevels']>().notNull(),
    alternativeQualifications: jsonb('alternative_qualifications').$type<Education['alternativeQualifications']>().notNull(),
    fieldOfStudy: jsonb('field_of_study').$type<Education['fieldOfStudy']>(),
    degree: jsonb('degree').$type<Education['degree']>(),
    university: jsonb('university').$type<Education['university']>(),
    predictedGrade: text('predicted_grade'),
    isOutsideUk: boolean('is_outside_uk').notNull(),
  },
  (t) => [index('education_history_user_id_index').on(t.userId), inOrder('education_history_months_check', t)],
)
export type EducationRow = typeof educationHistory.$inferSelect
