import { type SQL, sql } from 'drizzle-orm'
import { type JobActor, type JobStatus, jobAllowed, jobMove } from '@evenshift/contract/states/job/job'
import { employerCards } from '#server/capabilities/parties/companies/public'
import type { JobRow } from '#server/capabilities/work/jobs/tables'
import { hourlyOf } from '#server/capabilities/work/jobs/rules/pay'
import {
  isEasyApply,
  isInterviewRecorded,
  outcodeOfJob,
  payFactsOf,
  publishedTerms,
  sectorOf,
} from '#server/capabilities/work/jobs/published'
import { recordMoves, updateJob } from '#server/capabilities/work/jobs/store'
import type { UnitWithHiring } from '#server/capabilities/work/jobs/lifecycle/hiring'
import { indexJob, unindexJob } from '#server/capabilities/ground/search/public'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

export interface Mover {
  readonly by: JobActor
  /** The email of the employer's member; null for staff and clock. */
  readonly member: string | null
}

/** What making a job findable needs. */
type Finding = Pick<UnitWithHiring, 'tx' | 'now' | 'hiring'>

/** Makes a live job findable with the terms that it has now, by those of its shifts that aren't taken. */
export async function makeFindable({ tx, now, hiring }: Finding, row: JobRow): Promise<void> {
  const terms = publishedTerms(row)
  const employer = (await employerCards(tx, [row.employerId])).get(row.employerId)
  if (employer === undefined || row.closingDate === null || row.publishedAt === null) throw new Error(`live job ${row.id} isn’t whole`)
  const taken = await hiring.takenShifts(tx, [{ ...terms, id: row.id }], now)
  await indexJob(tx, {
    ...terms,
    open: terms.shifts.filter(({ _id }) => !taken.has(_id)),
    _id: row.id,
    title: row.title,
    employerId: row.employerId,
    employerName: employer.name,
    sector: sectorOf(row) ?? '',
    outcode: outcodeOfJob(terms),
    closingDate: row.closingDate,
    isDbsCheck: terms.dbsLevel !== 'none',
    isInterviewRecorded: isInterviewRecorded(terms),
    easyApply: isEasyApply(terms),
    hourlyPence: (hourlyOf(payFactsOf(terms)) ?? 0) * 100,
    publishedAt: row.publishedAt,
  })
}

export const stale = ({ status, version }: JobRow): Refusal => refuse('STALE', { details: { status, version } })
export const notAllowed = ({ status }: Pick<JobRow, 'status'>, by: JobActor, message?: string): Refusal =>
  refuse('INVALID_TRANSITION', { details: { status, allowed: [...jobAllowed(status, by)] }, ...(message !== undefined && { message }) })

interface Change {
  readonly set?: Partial<JobRow>
  readonly reason?: string | null
  /** What must hold at the moment of writing, and the refusal where it does not. */
  readonly condition?: { readonly holds: SQL; readonly refusal: () => Promise<Refusal> }
}
async function write({ tx, now }: Unit, row: JobRow, to: JobStatus, mover: Mover, change: Change): Promise<JobRow | Refusal> {
  const { set = {}, reason = null, condition } = change
  if (jobMove(row.status, to, mover.by) === undefined) return notAllowed(row, mover.by)
  const moved = await updateJob(tx, row, { ...set, status: to }, condition?.holds ?? sql`true`)
  if (moved === null) return condition === undefined ? stale(row) : await condition.refusal()
  await recordMoves(tx, [{ jobId: row.id, at: now, from: row.status, to, ...mover, reason, changes: [] }])
  return moved
}

/**
 * Moves a job that is held by this transaction, by the table of states, to where nobody finds it: its row, its history and its place in search
 * together.
 */
export async function moveJob(
  unit: Unit,
  row: JobRow,
  to: Exclude<JobStatus, 'live'>,
  mover: Mover,
  change: Change = {},
): Promise<JobRow | Refusal> {
  const moved = await write(unit, row, to, mover, change)
  if (!isRefusal(moved) && row.status === 'live') await unindexJob(unit.tx, row.id)
  return moved
}

/** As `moveJob`, to where everybody finds it. */
export async function makeLive(unit: UnitWithHiring, row: JobRow, mover: Mover, change: Change = {}): Promise<JobRow | Refusal> {
  const live = await write(unit, row, 'live', mover, change)
  if (!isRefusal(live)) await makeFindable(unit, live)
  return live
}
