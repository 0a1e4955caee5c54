import type { JobPatch } from '@evenshift/contract/model/job/job'
import type { JobRow } from '#server/capabilities/work/jobs/tables'
import { type Mover, makeFindable, notAllowed, stale } from '#server/capabilities/work/jobs/lifecycle/moves'
import type { UnitWithHiring } from '#server/capabilities/work/jobs/lifecycle/hiring'
import { type Written, withFields } from '#server/capabilities/work/jobs/publishing/input'
import { changesOf, mayEdit, promiseFaults } from '#server/capabilities/work/jobs/publishing/edits'
import { newRisks } from '#server/capabilities/work/jobs/rules/risk'
import { recordMoves, updateJob } from '#server/capabilities/work/jobs/store'
import { risksOf } from '#server/capabilities/work/jobs/publishing/risks'
import { termsRefusal } from '#server/capabilities/work/jobs/publishing/publishing'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

/** Places that are filled, offered or promised. */
async function placesPromised({ tx, now, hiring }: UnitWithHiring, { id, filled }: JobRow): Promise<number> {
  const counts = (await hiring.countsByJob(tx, [id], now)).get(id)?.counts ?? []
  return counts.reduce((sum, { status, count }) => (status === 'offered' || status === 'offer_accepted' ? sum + count : sum), filled)
}

/** A post that people see, or saw, does not change into what a person would have read first. */
async function riskRefusal({ tx, now }: Unit, row: JobRow, written: Written): Promise<Refusal | null> {
  const today = londonDate(now)
  const risks = newRisks(await risksOf(tx, row, today), await risksOf(tx, { ...row, ...written }, today))
  const errors = risks.map(({ path, words }) => ({
    path,
    message: `A person has to read ${words === '' ? 'this' : `“${words}”`} before people see it. Take it out, or copy the post and publish the copy.`,
  }))
  return errors.length > 0 ? refuse('INVALID_INPUT', { errors }) : null
}

/** Writes an edit that was judged, with its row of the history, and brings search up to date. */
export async function writeEdit(
  { tx, now }: Unit,
  row: JobRow,
  set: Partial<JobRow>,
  changes: string[],
  mover: Mover,
): Promise<JobRow | Refusal> {
  const changed = await updateJob(tx, row, set)
  if (changed === null) return stale(row)
  await recordMoves(tx, [{ jobId: row.id, at: now, from: row.status, to: row.status, ...mover, reason: null, changes }])
  if (changed.status === 'live') await makeFindable(tx, changed)
  return changed
}

/** Changes a job that this transaction holds. */
export async function editJob(
  unit: UnitWithHiring,
  row: JobRow,
  { version, ...fields }: JobPatch,
  mover: Mover,
): Promise<JobRow | Refusal> {
  if (row.version !== version) return stale(row)
  if (!mayEdit(row.status)) {
    const message =
      row.status === 'pending_review'
        ? 'This job is being checked. Call it back, then change it.'
        : 'This job is over. Copy it to post it again.'
    return notAllowed(row, 'employer', message)
  }
  const written = await withFields(unit.tx, row.employerId, row, fields)
  if (isRefusal(written)) return written
  const changes = changesOf(row, written)
  if (changes.length === 0) return row
  if (row.status === 'live') {
    const newDates = { start: written.terms.startDate !== row.terms.startDate, closing: written.closingDate !== row.closingDate }
    const refusal = termsRefusal({ ...row, ...written }, londonDate(unit.now), newDates)
    if (refusal !== null) return refusal
  }
  if (row.status !== 'draft') {
    const refusal = await riskRefusal(unit, row, written)
    if (refusal !== null) return refusal
  }
  if (await unit.hiring.hasApplications(unit.tx, row.id)) {
    const errors = promiseFaults(row, written)
    if (errors.length > 0) return refuse('JOB_STARTED', { errors })
  }
  if (written.vacancies < row.vacancies && written.vacancies < (await placesPromised(unit, row))) return refuse('VACANCIES_TAKEN')
  return writeEdit(unit, row, written, changes, mover)
}
