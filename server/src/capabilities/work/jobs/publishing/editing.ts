import type { JobShift } from '@evenshift/contract/model/week'
import { openShifts } from '@evenshift/contract/states/job/usual-hours'
import type { JobEdit, JobPatch } from '@evenshift/contract/model/job/job'
import type { JobRow } from '#server/capabilities/work/jobs/tables'
import { type Mover, makeFindable, notAllowed, stale } from '#server/capabilities/work/jobs/lifecycle/moves'
import type { UnitWithHiring, WeighedEdit } from '#server/capabilities/work/jobs/lifecycle/hiring'
import { changeLines, firstDayLines, placeCountLines } from '#server/capabilities/work/jobs/publishing/change-lines'
import { type Written, withFields } from '#server/capabilities/work/jobs/publishing/input'
import { changesOf, mayEdit, promiseFaults } from '#server/capabilities/work/jobs/publishing/edits'
import { newRisks } from '#server/capabilities/work/jobs/rules/risk'
import { type HistoryEntry, recordMoves, updateJob } from '#server/capabilities/work/jobs/store'
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

/** Shifts that would need fewer people than hold a seat of them. */
async function seatRefusal(
  { tx, now, hiring }: UnitWithHiring,
  { id, terms }: JobRow,
  { terms: { shifts } }: Written,
): Promise<Refusal | null> {
  const isFewer = ({ _id, people }: (typeof shifts)[number]): boolean => terms.shifts.some((was) => was._id === _id && people < was.people)
  if (!shifts.some(isFewer)) return null
  const seats = await hiring.holdSeats(tx, { id, shifts }, now)
  const errors = shifts.flatMap((shift, place) => {
    const taken = seats.get(shift._id) ?? 0
    if (!isFewer(shift) || shift.people >= taken) return []
    return [
      {
        path: `shifts.${place}.people`,
        message: `${taken === 1 ? 'One person has' : `${taken} people have`} an offer for this shift or took it. It can’t need fewer`,
      },
    ]
  })
  return errors.length > 0 ? refuse('INVALID_INPUT', { errors }) : null
}

/** A post that people see, or saw, does not change into what a person would have read first. */
async function riskRefusal({ tx, now }: Unit, row: JobRow, written: Written): Promise<Refusal | null> {
  const today = londonDate(now)
  const risks = newRisks(await risksOf(tx, row, today), await risksOf(tx, { ...row, ...written }, today))
  const errors = risks.map(({ signal, path, words }) => ({
    path,
    message:
      signal === 'high_pay'
        ? 'This is far more than jobs usually pay. Check the amount, or copy the job and publish the copy, so our team can check it first.'
        : `A person has to read ${words === '' ? 'this' : `“${words}”`} before people see it. Take it out, or copy the job and publish the copy.`,
  }))
  return errors.length > 0 ? refuse('INVALID_INPUT', { errors }) : null
}

/** Writes an edit that was judged, with its row of the history, and brings search up to date. */
export async function writeEdit(
  unit: UnitWithHiring,
  row: JobRow,
  set: Partial<JobRow>,
  said: Pick<HistoryEntry, 'changes' | 'lines'>,
  mover: Mover,
): Promise<JobRow | Refusal> {
  const { tx, now } = unit
  const changed = await updateJob(tx, row, set)
  if (changed === null) return stale(row)
  await recordMoves(tx, [{ jobId: row.id, at: now, from: row.status, to: row.status, ...mover, reason: null, ...said }])
  if (changed.status === 'live') await makeFindable(unit, changed)
  return changed
}

/** What an edit makes of a job, judged and not written. */
interface Judged {
  readonly written: Written
  /** Empty where it changes nothing. */
  readonly changes: string[]
}

/** What a change makes of a job, or why it may not be; `userId` is the member's, whose uploads new photos are. */
async function judgeEdit(unit: UnitWithHiring, row: JobRow, { version, ...fields }: JobPatch, userId: string): Promise<Judged | Refusal> {
  if (row.version !== version) return stale(row)
  if (!mayEdit(row.status)) {
    const message =
      row.status === 'pending_review'
        ? 'We’re checking this job. Move it back to draft to edit it.'
        : 'This job has closed. Copy it to post it again.'
    return notAllowed(row, 'employer', message)
  }
  const written = await withFields(unit, { employerId: row.employerId, userId }, row, fields)
  if (isRefusal(written)) return written
  const changes = changesOf(row, written)
  if (changes.length === 0) return { written, changes }
  if (row.status === 'live') {
    const isNew = {
      start: written.terms.startDate !== row.terms.startDate,
      closing: written.closingDate !== row.closingDate,
      shifts: row.terms.shifts.length > 0 || row.terms.hoursByAgreement,
    }
    const refusal = termsRefusal({ ...row, ...written }, londonDate(unit.now), isNew)
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
  const overfull = await seatRefusal(unit, row, written)
  if (overfull !== null) return overfull
  if (written.vacancies < row.vacancies && written.vacancies < (await placesPromised(unit, row))) return refuse('VACANCIES_TAKEN')
  return { written, changes }
}

/** The shifts of a job that people can choose from. */
const openOf = async ({ tx, now, hiring }: UnitWithHiring, { id, terms }: JobRow): Promise<readonly JobShift[]> =>
  openShifts(terms, await hiring.takenShifts(tx, [{ ...terms, id }], now))

async function weighed(unit: UnitWithHiring, before: JobRow, after: JobRow): Promise<WeighedEdit> {
  const open = { before: await openOf(unit, before), after: await openOf(unit, after) }
  const lines = changeLines(before.terms, after.terms, { open })
  return { before, after, lines, firstDay: firstDayLines(before.terms, after.terms) }
}

/** Changes a job that this transaction holds, and tells its applicants what they counted on and is another now. */
export async function editJob(
  unit: UnitWithHiring,
  row: JobRow,
  { message = '', ...patch }: JobEdit,
  mover: Mover,
  userId: string,
): Promise<JobRow | Refusal> {
  const judged = await judgeEdit(unit, row, patch, userId)
  if (isRefusal(judged) || judged.changes.length === 0) return isRefusal(judged) ? judged : row
  const { written, changes } = judged
  const edit = await weighed(unit, row, { ...row, ...written })
  const lines = [...edit.lines, ...placeCountLines(row.vacancies, written.vacancies)]
  const changed = await writeEdit(unit, row, written, { changes, lines }, mover)
  if (isRefusal(changed)) return changed
  await unit.hiring.onJobChanged(unit, { ...edit, after: changed, message, userId })
  return changed
}

/** What a change would make of a job that people see, and what of it applicants would be told; writes nothing. */
export async function weighEdit(unit: UnitWithHiring, row: JobRow, patch: JobPatch, userId: string): Promise<WeighedEdit | Refusal> {
  const judged = await judgeEdit(unit, row, patch, userId)
  if (isRefusal(judged)) return judged
  return weighed(unit, row, { ...row, ...judged.written })
}
