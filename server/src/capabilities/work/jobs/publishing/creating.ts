import { v7 as uuidv7 } from 'uuid'
import type { JobInput } from '@evenshift/contract/model/job/job'
import type { JobRow } from '#server/capabilities/work/jobs/tables'
import type { Mover } from '#server/capabilities/work/jobs/lifecycle/moves'
import { type Writer, type Written, withFields } from '#server/capabilities/work/jobs/publishing/input'
import { blankTerms, filesOf } from '#server/capabilities/work/jobs/rules/terms'
import { deleteJob, insertJob, recordMoves } from '#server/capabilities/work/jobs/store'
import { publish } from '#server/capabilities/work/jobs/publishing/publishing'
import { holdFiles, releaseFiles } from '#server/capabilities/ground/uploads/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { type Refusal, isRefusal } from '#server/http/call/refuse'
import type { UnitWithHiring } from '#server/capabilities/work/jobs/lifecycle/hiring'
import type { Unit } from '#server/platform/queue/port'

async function insertDraft({ tx, now }: Unit, employerId: string, written: Written, mover: Mover): Promise<JobRow> {
  const row = await insertJob(tx, {
    ...written,
    id: uuidv7(),
    employerId,
    status: 'draft',
    statusReason: null,
    reviewReasons: [],
    closeReason: null,
    filled: 0,
    createdAt: now,
    publishedAt: null,
    lastConfirmedAt: null,
    endAnnounced: null,
    closedAt: null,
    version: 1,
  })
  await recordMoves(tx, [{ jobId: row.id, at: now, from: null, to: 'draft', ...mover, reason: null, changes: [] }])
  return row
}

/** A draft, published in the same transaction where that was asked. */
export async function createJob(
  unit: UnitWithHiring,
  writer: Writer,
  { status, ...fields }: JobInput,
  mover: Mover,
): Promise<JobRow | Refusal> {
  const blank: Written = { title: fields.title, sectorId: null, vacancies: 1, closingDate: null, terms: blankTerms }
  const written = await withFields(unit, writer, blank, fields)
  if (isRefusal(written)) return written
  const draft = await insertDraft(unit, writer.employerId, written, mover)
  return status === 'draft' ? draft : publish(unit, draft, mover)
}

/** A draft with the terms of another job; dates that are past are left open. */
export async function duplicateJob(unit: Unit, { employerId, title, sectorId, vacancies, terms }: JobRow, mover: Mover): Promise<JobRow> {
  const isPast = terms.startDate !== null && terms.startDate < londonDate(unit.now)
  const shifts = terms.shifts.map((shift) => ({ ...shift, _id: uuidv7() }))
  // The photos are both jobs' from now on; where one went meanwhile, the copy has none.
  const photos = (await holdFiles(unit, filesOf(terms))) ? terms : { workPlacePhotos: [], entrancePhoto: null }
  const { workPlacePhotos, entrancePhoto } = photos
  const copied = { ...terms, shifts, workPlacePhotos, entrancePhoto, startDate: isPast ? null : terms.startDate }
  return insertDraft(unit, employerId, { title, sectorId, vacancies, closingDate: null, terms: copied }, mover)
}

/** Deletes a draft with its photos; false where it is one no more. */
export async function deleteDraft(unit: Unit, row: JobRow): Promise<boolean> {
  if (!(await deleteJob(unit.tx, row))) return false
  await releaseFiles(unit, filesOf(row.terms))
  return true
}
