import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Parsed } from '@evenshift/contract/call'
import type { seekerApplications } from '@evenshift/contract/seeker/applications/applications'
import { isHeld } from '@evenshift/contract/states/application/application'
import { mayMoveTimes } from '@evenshift/contract/states/application/new-times'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { tellShiftsFilled } from '#server/capabilities/work/hiring/cover/filled'
import { shiftsMet } from '#server/capabilities/work/hiring/cover/seats'
import { record } from '#server/capabilities/work/hiring/history'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { findForSeeker } from '#server/capabilities/work/hiring/lists/store.seeker'
import { warnOfHours } from '#server/capabilities/work/hiring/moves/hours-warning'
import { lockJob } from '#server/capabilities/work/hiring/moves/job-lock'
import { lockApplication, notAllowed, stale } from '#server/capabilities/work/hiring/moves/moves'
import { seatRefusal } from '#server/capabilities/work/hiring/new-times-steps/ask'
import { termsAt } from '#server/capabilities/work/hiring/new-times/terms'
import { offersOf } from '#server/capabilities/work/hiring/offers/offers-sent'
import { changesFrom, firstDayOf } from '#server/capabilities/work/hiring/offers/rules.offer'
import { type ApplicationRow, applications, offers } from '#server/capabilities/work/hiring/tables'
import { jobForApplication } from '#server/capabilities/work/jobs/public'
import { indexAnew } from '#server/capabilities/ground/search/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

type Answer = Parsed<typeof seekerApplications.answerNewTimes>['body']
type Asked = NonNullable<ApplicationRow['newTimes']>

/** The new times become what was agreed: terms of their own, so that those before stay known. */
async function agree(unit: Unit, row: ApplicationRow, { shifts }: Asked): Promise<Refusal | null> {
  const { tx, now } = unit
  const [job, agreed] = [await jobForApplication(tx, row.jobId, now), (await offersOf(tx, [row.id])).get(row.id)]
  if (job === null || agreed === undefined) return refuse('NOT_FOUND')
  const terms = termsAt(agreed, shifts)
  const refusal = await seatRefusal(unit, row.id, job, terms.shifts)
  if (refusal !== null) return refusal
  const { id: _id, changes: _changes, expiresAt, ...kept } = terms
  const set = { ...kept, expiresAt, id: uuidv7(), changes: changesFrom(job, terms), sentAt: now, answeredAt: now }
  await tx.insert(offers).values(set)
  // Who has begun has begun on the day they did.
  if ((row.startDate ?? '') >= londonDate(now))
    await tx
      .update(applications)
      .set({ startDate: firstDayOf(terms) })
      .where(eq(applications.id, row.id))
  await indexAnew(tx, [row.jobId])
  const had = shiftsMet(job.shifts, agreed.shifts)
  if (shiftsMet(job.shifts, terms.shifts).some((id) => !had.includes(id))) await tellShiftsFilled(unit, row)
  if (terms.hoursPerWeek > agreed.hoursPerWeek) await warnOfHours(unit, row)
  return null
}

/**
 * The seeker comes at the new times, or keeps those agreed, and the employer is told; said again it stays said and tells no one. Refuses
 * NOT_FOUND, STALE where that isn't asked any more, INVALID_TRANSITION, and SHIFT_TAKEN where others have the seat by now.
 */
export async function answerNewTimes(
  unit: Unit,
  seekerId: string,
  id: string,
  { askedId, answer }: Answer,
): Promise<ApplicationRow | Refusal> {
  const { tx, now } = unit
  const isOwn = and(eq(applications.id, id), eq(applications.seekerId, seekerId))
  const [sent] = await tx.select({ jobId: applications.jobId }).from(applications).where(isOwn)
  // Held by whatever moves the job's shifts, ends it, or takes a seat.
  if (sent !== undefined) await lockJob(tx, sent.jobId, 'alone')
  const row = await lockApplication(unit, isOwn)
  const own = await findForSeeker(tx, seekerId, id)
  if (row === null || own === null) return refuse('NOT_FOUND')
  const asked = row.newTimes
  if (asked?._id === askedId && asked.state === answer) return row
  if (!isHeld(row.status)) return notAllowed(row, 'seeker', now)
  if (asked?._id !== askedId || !mayMoveTimes(asked.state, answer, 'seeker')) return stale({ ...row, version: own.seenVersion })
  const refusal = answer === 'agreed' ? await agree(unit, row, asked) : null
  if (isRefusal(refusal)) return refusal
  const newTimes = { ...asked, state: answer, settledAt: now.toISOString() }
  const [answered] = await tx.update(applications).set({ newTimes }).where(eq(applications.id, id)).returning()
  if (answered === undefined) return refuse('NOT_FOUND')
  const said = shiftsWords(asked.shifts.map(({ was, is }) => (answer === 'agreed' ? is : was)))
  const times = answer === 'agreed' ? `New times agreed: ${said}` : `Agreed times stay: ${said}`
  await record(tx, [
    { by: 'seeker', personId: seekerId, applicationId: id, status: row.status, at: now, reason: null, message: null, times },
  ])
  await notify(unit, answer === 'agreed' ? 'times_agreed' : 'times_kept', [answered], said)
  return answered
}
