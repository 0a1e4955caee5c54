import { and, asc, eq, inArray } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { JobChange } from '@evenshift/contract/model/job/job-change'
import { applicationTabs } from '@evenshift/contract/states/application/application'
import { askedAfter } from '#server/capabilities/work/hiring/change/asked-shifts'
import { type JudgedApplication, judgedBy } from '#server/capabilities/work/hiring/change/judged'
import { tellHired } from '#server/capabilities/work/hiring/change/told-hired'
import { changeSummary } from '#server/capabilities/work/hiring/letters/change-summary'
import { record } from '#server/capabilities/work/hiring/history'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { lockJob } from '#server/capabilities/work/hiring/moves/job-lock'
import { endOtherTimes } from '#server/capabilities/work/hiring/new-times/ended'
import { writeLapses } from '#server/capabilities/work/hiring/moves/store.lapses'
import { type ApplicationRow, applications } from '#server/capabilities/work/hiring/tables'
import { type JobForApplication, type MadeEdit, forApplication } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

/** The open applications of a job. */
export const openOf = (db: Db, jobId: string) =>
  db
    .select()
    .from(applications)
    .where(and(eq(applications.jobId, jobId), inArray(applications.status, [...applicationTabs.live, ...applicationTabs.jobOffer])))
    .orderBy(asc(applications.id))

const askedOf = ({ shiftIds }: ApplicationRow, { shifts }: MadeEdit['before']['terms']): JobChange['sent'] => ({
  shifts: shifts.filter(({ _id }) => shiftIds.includes(_id)),
  of: shifts.length,
})

/** Writes the change and the new fit into an application; its version stays, since nobody moved it. */
async function write({ tx, now }: Unit, judged: JudgedApplication, edit: MadeEdit): Promise<ApplicationRow[]> {
  const { row, asked, lines, fit, effect, isAsked, words } = judged
  const { before, after, message } = edit
  const change = {
    _id: uuidv7(),
    at: now.toISOString(),
    message,
    lines: [...lines],
    shifts: { before: before.terms.shifts, after: after.terms.shifts },
    // Later changes carry on what the first one found.
    sent: row.change === null ? askedOf(row, before.terms) : row.change.sent,
    effect,
    fit: words,
    isAsked,
    confirmedAt: null,
  }
  return tx
    .update(applications)
    .set({ ...fit, shiftIds: asked.map(({ _id }) => _id), fittedAt: now, change })
    .where(eq(applications.id, row.id))
    .returning()
}

/** Whom an edit says nothing to stays applied for the same times, where the edit gave them another id. */
async function keepAsked(
  tx: Db,
  rows: readonly ApplicationRow[],
  told: readonly ApplicationRow[],
  { before, after }: { readonly before: JobForApplication; readonly after: JobForApplication },
): Promise<void> {
  const untold = rows.filter(({ id }) => !told.some((row) => row.id === id))
  for (const { id, shiftIds } of untold) {
    const ids = askedAfter(before, after, shiftIds).map(({ _id }) => _id)
    if (ids.join() !== shiftIds.join()) await tx.update(applications).set({ shiftIds: ids }).where(eq(applications.id, id))
  }
}

/**
 * What applicants counted on has changed: reckons every open application anew, writes one line into its history and tells its seeker once. An
 * earlier change that nobody answered is superseded. Offers keep their terms, and who was hired is told so where a shift of theirs moves. The
 * job's row is written and held, so that two changes come one after the other.
 */
export async function onJobChanged(unit: Unit, edit: MadeEdit): Promise<void> {
  const { tx, now } = unit
  if (edit.lines.length + edit.firstDay.length === 0) return
  const [before, after] = [forApplication(edit.before, now), forApplication(edit.after, now)]
  if (before === null || after === null) return
  await lockJob(tx, after.id, 'alone')
  const locked = await openOf(tx, after.id).for('update')
  await writeLapses(unit, eq(applications.jobId, after.id), locked.length)
  const told: ApplicationRow[] = []
  for (const judged of await judgedBy(tx, await openOf(tx, after.id), edit, { before, after }, now))
    told.push(...(await write(unit, judged, edit)))
  await keepAsked(tx, locked, told, { before, after })
  await endOtherTimes(unit, after.id, after.shifts)
  const line = { by: 'employer' as const, personId: edit.userId, reason: null, message: edit.message || null, at: now }
  const summaryFor = ({ change }: ApplicationRow): string => changeSummary(change?.lines ?? [])
  await record(
    tx,
    told.map((row) => ({ ...line, applicationId: row.id, status: row.status, change: summaryFor(row) })),
  )
  // Whoever is about to hear no isn't written to: "your application stays open" would be the last word before it.
  const written = told.filter(({ pendingAt }) => pendingAt === null)
  for (const summary of new Set(written.map(summaryFor)))
    await notify(
      unit,
      'job_changed',
      written.filter((row) => summaryFor(row) === summary),
      summary,
    )
  await tellHired(unit, edit)
}
