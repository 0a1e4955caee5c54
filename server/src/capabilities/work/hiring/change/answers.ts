import { and, asc, desc, eq, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm'
import type { ChangeAnswers } from '@evenshift/contract/model/job/job-change'
import type { ChangeReply } from '@evenshift/contract/states/job/job-change'
import { applicationTabs, tabOf } from '@evenshift/contract/states/application/application'
import { applicantsOf } from '#server/capabilities/work/hiring/files/applicants'
import { type ApplicationRow, applications as a } from '#server/capabilities/work/hiring/tables'
import { isReadByEmployer } from '#server/capabilities/work/hiring/time/seen'
import type { Db } from '#server/platform/database/port'

const replyOf = ({ status, change }: ApplicationRow): ChangeReply =>
  change?.confirmedAt ? 'can' : tabOf(status) !== 'live' ? 'offer' : change?.isAsked ? 'unsaid' : 'told'

/** What applicants said to the newest change of this job that any of them was told; `viewerId` is the member who asks. */
export async function changeAnswersOf(db: Db, jobId: string, viewerId: string, now: Date): Promise<ChangeAnswers> {
  const at = sql<string | null>`${a.change} ->> 'at'`
  const [newest] = await db
    .select({ at, message: sql<string | null>`${a.change} ->> 'message'` })
    .from(a)
    .where(and(eq(a.jobId, jobId), isNotNull(at)))
    .orderBy(desc(at))
    .limit(1)
  if (!newest?.at) return { at: null, message: '', people: [], withdrew: 0 }
  const isTold = and(eq(a.jobId, jobId), sql`${at} = ${newest.at}`)
  const open = [...applicationTabs.live, ...applicationTabs.jobOffer]
  const hasAnswered = sql`${a.change} ->> 'confirmedAt' is not null`
  const rows = await db
    .select()
    .from(a)
    // Of whoever is about to hear no nothing is waited for.
    .where(and(isTold, or(and(inArray(a.status, open), isNull(a.pendingAt)), hasAnswered), isReadByEmployer(now)))
    .orderBy(asc(a.id))
  const names = await applicantsOf(db, rows, viewerId, now)
  return {
    at: newest.at,
    message: newest.message ?? '',
    people: rows.map((row) => ({ _id: row.id, name: names.get(row.id)?.name ?? '', reply: replyOf(row) })),
    // Whoever confirmed it left for another reason.
    withdrew: await db.$count(a, and(isTold, eq(a.status, 'withdrawn'), not(hasAnswered))),
  }
}
