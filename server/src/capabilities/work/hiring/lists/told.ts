/** What the reader of a notification may know of the application that it is about, as it stands now. */
import { and, eq, inArray } from 'drizzle-orm'
import type { NotificationAbout } from '@evenshift/contract/model/notification'
import { isOpen } from '@evenshift/contract/states/application/application'
import { type ApplicationRow, applications as a } from '#server/capabilities/work/hiring/tables'
import { calledOf } from '#server/capabilities/work/hiring/files/applicants'
import { answerDue } from '#server/capabilities/work/hiring/meetings/presenter'
import { newestMeetings } from '#server/capabilities/work/hiring/meetings/store'
import type { MeetingRow } from '#server/capabilities/work/hiring/meetings/tables'
import { isReadable } from '#server/capabilities/work/hiring/rules'
import { employerSigns } from '#server/capabilities/parties/companies/public'
import type { Db } from '#server/platform/database/port'

type Told = ReadonlyMap<string, NotificationAbout>

function told(
  rows: readonly ApplicationRow[],
  who: (row: ApplicationRow) => string | null,
  due: (row: ApplicationRow) => Date | null,
): Told {
  return new Map(
    rows.map((row) => {
      const { id: applicationId, jobId, jobTitle: job } = row
      return [applicationId, { applicationId, jobId, job, who: who(row), dueBy: due(row)?.toISOString() ?? null }]
    }),
  )
}

/** An offer and an interview have to be answered in time, and a meeting before its times have passed. */
function seekersDue(
  { status, offerExpiresAt, interviewDeadline }: ApplicationRow,
  meeting: MeetingRow | undefined,
  now: Date,
): Date | null {
  if (status === 'offered') return offerExpiresAt
  if (status === 'interview_invited') return interviewDeadline
  return meeting?.turn === 'seeker' ? answerDue(meeting, now) : null
}
export async function toldToSeeker(db: Db, seekerId: string, ids: readonly string[], now: Date): Promise<Told> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(a)
    .where(and(inArray(a.id, [...ids]), eq(a.seekerId, seekerId)))
  const signs = await employerSigns(
    db,
    rows.map(({ employerId }) => employerId),
  )
  const met = await newestMeetings(
    db,
    rows.map(({ id }) => id),
  )
  const who = ({ employerId }: ApplicationRow) => signs.get(employerId)?.name ?? 'The employer'
  return told(rows, who, (row) => seekersDue(row, met.get(row.id), now))
}

/** What was promised, unless the answer is on its way. */
const employersDue = ({ status, pendingAt, replyBy }: ApplicationRow): Date | null =>
  isOpen(status) && pendingAt === null ? replyBy : null
export async function toldToEmployer(db: Db, employerId: string, ids: readonly string[], now: Date): Promise<Told> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(a)
    .where(and(inArray(a.id, [...ids]), eq(a.employerId, employerId)))
  const called = await calledOf(
    db,
    rows.filter((row) => isReadable(row, now)),
  )
  return told(rows, ({ id }) => called.get(id) ?? null, employersDue)
}
