import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { applicationTabs } from '@evenshift/contract/states/application/application'
import { changeStillAsked } from '#server/capabilities/work/hiring/lists/still-asked'
import { goneOf } from '#server/capabilities/work/hiring/cover/gone'
import { applications as a } from '#server/capabilities/work/hiring/tables'
import { findJobCards } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

/**
 * What home tells of a seeker's live applications, those first whose employer replies soonest: changes of jobs that wait for their word, and
 * which of the shifts that they asked for went to others.
 */
export async function liveAtHome(db: Db, seekerId: string, now: Date) {
  const rows = await db
    .select()
    .from(a)
    .where(and(eq(a.seekerId, seekerId), inArray(a.status, [...applicationTabs.live])))
    .orderBy(sql`${a.replyBy} asc nulls last`, desc(a.id))
  const cards = await findJobCards(
    db,
    rows.map(({ jobId }) => jobId),
  )
  const gone = await goneOf(db, cards, now)
  const shiftsOf = new Map(cards.map(({ id, terms }) => [id, terms.shifts]))
  const changes = rows.flatMap((row) => {
    const change = changeStillAsked(row, gone.get(row.jobId))
    return change === null
      ? []
      : [{ applicationId: row.id, jobTitle: row.jobTitle, employerId: row.employerId, at: change.at, replyBy: row.replyBy }]
  })
  const filled = rows.flatMap(({ id: applicationId, jobId, jobTitle, employerId, shiftIds }) => {
    const shifts = (shiftsOf.get(jobId) ?? []).filter(({ _id }) => shiftIds.includes(_id))
    const ids = (gone.get(jobId)?.shifts ?? []).flatMap(({ _id }) => (shiftIds.includes(_id) ? [_id] : []))
    return ids.length > 0 ? [{ applicationId, jobTitle, employerId, shifts, takenShifts: ids }] : []
  })
  return { changes, filled }
}
