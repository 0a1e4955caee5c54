import type { JobStatus } from '@evenshift/contract/states/job/job'
import type { UnitWithHiring } from '#server/capabilities/work/jobs/lifecycle/hiring'
import type { JobRow } from '#server/capabilities/work/jobs/tables'
import { type Mover, moveJob, notAllowed, stale } from '#server/capabilities/work/jobs/lifecycle/moves'
import { closingDateFault } from '#server/capabilities/work/jobs/rules/publishing'
import { mayReopen } from '#server/capabilities/work/jobs/rules/transitions'
import { payFactsOf, publishedTerms } from '#server/capabilities/work/jobs/published'
import { payRefusal, publish, takePlace } from '#server/capabilities/work/jobs/publishing/publishing'
import { updateJob } from '#server/capabilities/work/jobs/store'
import { writeEdit } from '#server/capabilities/work/jobs/publishing/editing'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { type Refusal, refuse } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

/** Publishes, pauses, resumes or calls back a job that this transaction holds. */
export async function changeStatus(
  unit: UnitWithHiring,
  row: JobRow,
  to: JobStatus,
  version: number,
  mover: Mover,
): Promise<JobRow | Refusal> {
  if (row.version !== version) return stale(row)
  if (to !== 'live') return moveJob(unit, row, to, mover)
  return row.status === 'draft' || row.status === 'paused' ? publish(unit, row, mover) : notAllowed(row, mover.by)
}

async function reopen(unit: UnitWithHiring, row: JobRow, closingDate: string, mover: Mover): Promise<JobRow | Refusal> {
  if (!mayReopen(row.closedAt, unit.now))
    return notAllowed(row, mover.by, 'This job closed more than 30 days ago. Copy it to post it again.')
  if (row.filled >= row.vacancies) return refuse('VACANCIES_TAKEN')
  const terms = publishedTerms(row)
  const refusal = payRefusal(payFactsOf(terms), terms.startDate, londonDate(unit.now), 'salary')
  return refusal ?? takePlace(unit, row, mover, { closingDate })
}

/** Sets the last day of a live or paused job, or opens a closed one again until then. */
export async function setClosingDate(unit: UnitWithHiring, row: JobRow, closingDate: string, mover: Mover): Promise<JobRow | Refusal> {
  const isClosed = row.status === 'closed'
  if (!isClosed && row.status !== 'live' && row.status !== 'paused') return notAllowed(row, mover.by)
  const fault = closingDateFault(closingDate, londonDate(unit.now))
  if (fault !== null) return refuse('INVALID_INPUT', { errors: [fault] })
  if (isClosed) return reopen(unit, row, closingDate, mover)
  return closingDate === row.closingDate ? row : writeEdit(unit, row, { closingDate }, { changes: ['Last day to apply'] }, mover)
}

/** Says that a job is still open: its 30 days begin anew. */
export async function confirmJob({ tx, now }: Unit, row: JobRow, mover: Mover): Promise<JobRow | Refusal> {
  if (row.status !== 'live' && row.status !== 'paused') return notAllowed(row, mover.by)
  return (await updateJob(tx, row, { lastConfirmedAt: now })) ?? stale(row)
}
