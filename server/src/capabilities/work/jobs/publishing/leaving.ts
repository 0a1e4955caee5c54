import { eq } from 'drizzle-orm'
import { endJob } from '#server/capabilities/work/jobs/lifecycle/endings'
import type { UnitWithHiring } from '#server/capabilities/work/jobs/lifecycle/hiring'
import { deleteDraft } from '#server/capabilities/work/jobs/publishing/creating'
import { type JobTerms, blankTerms, filesOf } from '#server/capabilities/work/jobs/rules/terms'
import { type JobRow, jobHistory, jobs } from '#server/capabilities/work/jobs/tables'
import { releaseFiles } from '#server/capabilities/ground/uploads/public'
import { isRefusal } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import { takeTurn } from '#server/platform/database/locks'

/** What former applicants may go back to: where and when the work was, and what it paid. Nothing that anybody wrote. */
const huskOf = (terms: JobTerms): JobTerms => ({
  ...blankTerms,
  location: terms.location,
  workplace: terms.workplace,
  salary: terms.salary,
  salaryMax: terms.salaryMax,
  salaryUnit: terms.salaryUnit,
  payBands: terms.payBands,
  totalHours: terms.totalHours,
  contractType: terms.contractType,
  contractLength: terms.contractLength,
  hoursPerWeek: terms.hoursPerWeek,
  guaranteedHours: terms.guaranteedHours,
  shifts: terms.shifts,
  shiftsNeeded: terms.shiftsNeeded,
  startDate: terms.startDate,
})

/** Closes what is open, and ends the applications of every job. */
async function end(unit: UnitWithHiring, row: JobRow): Promise<void> {
  if (row.status !== 'live' && row.status !== 'paused') return unit.hiring.onJobEnded(unit, row.id, 'employer_left')
  const closed = await endJob(unit, row, 'employer_left', { by: 'clock', member: null })
  if (isRefusal(closed)) throw new Error(`job ${row.id} of a company that leaves couldn’t close: ${closed.code}`)
}

/** A company leaves: its drafts go, every other job ends, with applicants told, and keeps no more than they knew it by. Safe to repeat. */
export async function endJobsOf(unit: UnitWithHiring, employerId: string): Promise<void> {
  const { tx } = unit
  await takeTurn(tx, 'publish', employerId)
  const rows = await tx.select().from(jobs).where(eq(jobs.employerId, employerId)).orderBy(jobs.id).for('update')
  for (const row of rows) {
    if (row.publishedAt === null) {
      await deleteDraft(unit, row)
      continue
    }
    await end(unit, row)
    await releaseFiles(unit, filesOf(row.terms))
    const words = { statusReason: null, reviewReasons: [], endAnnounced: null, terms: huskOf(row.terms) }
    await tx.update(jobs).set(words).where(eq(jobs.id, row.id))
    await tx.update(jobHistory).set({ member: null, reason: null, changes: [], lines: [] }).where(eq(jobHistory.jobId, row.id))
  }
}

/** Who moved a job is nobody any more. */
export async function forgetMover(tx: Db, email: string): Promise<void> {
  await tx.update(jobHistory).set({ member: null }).where(eq(jobHistory.member, email))
}
