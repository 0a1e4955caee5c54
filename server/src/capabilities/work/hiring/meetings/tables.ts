import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  type MeetingActor,
  type MeetingKind,
  type MeetingSide,
  type MeetingStatus,
  openMeetings,
} from '@evenshift/contract/states/meeting/meeting'
import { instant } from '#server/platform/database/columns'

const open = sql.raw(openMeetings.map((status) => `'${status}'`).join(', '))

/** One row a meeting, as it stands now; an application has one at a time that is proposed or agreed. */
export const meetings = pgTable(
  'meetings',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id').notNull(),
    seekerId: uuid('seeker_id').notNull(),
    employerId: uuid('employer_id').notNull(),
    kind: text('kind').$type<MeetingKind>().notNull(),
    status: text('status').$type<MeetingStatus>().notNull(),
    /** Whose answer it waits for; null unless it is proposed. */
    turn: text('turn').$type<MeetingSide>(),
    version: integer('version').notNull(),
    minutes: integer('minutes').notNull(),
    /** ISO instants on the table: of the side whose turn it is not. */
    times: jsonb('times').$type<readonly string[]>().notNull(),
    /** When it is; null until a time is agreed. */
    at: instant('at'),
    /** When time alone moves it: a proposed one at the last time on the table, an agreed one at its end. */
    until: instant('until').notNull(),
    place: text('place'),
    link: text('link'),
    askFor: text('ask_for').notNull(),
    note: text('note').notNull(),
    /** Pounds an hour of a trial. */
    pay: numeric('pay', { precision: 9, scale: 2, mode: 'number' }),
    /** The number to ring, given or confirmed by the seeker with their pick. */
    phone: text('phone'),
    /** What was said with the last move. */
    message: text('message'),
    cancelledBy: text('cancelled_by').$type<MeetingActor>(),
    /** How many of the reminders of this time are over. */
    reminders: integer('reminders').notNull(),
    /** The employer was reminded to say what comes of the trial. */
    isOutcomeReminded: boolean('is_outcome_reminded').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('meetings_one_open_unique')
      .on(t.applicationId)
      .where(sql`${t.status} in (${open})`),
    index('meetings_application_index').on(t.applicationId, t.id.desc()),
    index('meetings_seeker_index').on(t.seekerId, t.until),
    index('meetings_employer_index').on(t.employerId, t.until),
    index('meetings_until_index')
      .on(t.until)
      .where(sql`${t.status} in (${open})`),
    index('meetings_trial_index')
      .on(t.until)
      .where(sql`${t.status} = 'done' and ${t.kind} = 'trial' and not ${t.isOutcomeReminded}`),
  ],
)
export type MeetingRow = typeof meetings.$inferSelect
