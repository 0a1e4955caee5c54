import { type SQL, and, arrayOverlaps, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { JobShift, OfferShift } from '@evenshift/contract/model/week'
import { applicationTabs } from '@evenshift/contract/states/application/application'
import { filledWords, freeAgainWords } from '@evenshift/contract/states/job/filled-words'
import { isChoice } from '@evenshift/contract/states/job/shift-choice'
import { dayName } from '@evenshift/contract/states/week'
import { isAccepted, seatsIn, seatsOf, shiftsMet } from '#server/capabilities/work/hiring/cover/seats'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { type ApplicationRow, applications as a } from '#server/capabilities/work/hiring/tables'
import { type JobForApplication, jobForApplication } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

/** "Friday", or "Friday 15:00–19:00" where the job has several that day. */
function nameOf({ day, start, end }: JobShift, all: readonly JobShift[]): string {
  const name = dayName(day)
  return all.filter((shift) => shift.day === day).length > 1 ? `${name} ${start}–${end}` : name
}

/** Who applied for any of these shifts and waits, but for whoever is about to hear no, locked: together those who asked for the same ones. */
async function waitingFor(tx: Db, job: Pick<JobForApplication, 'id' | 'shifts'>, shifts: readonly JobShift[], more?: SQL) {
  const waiting = and(
    eq(a.jobId, job.id),
    inArray(a.status, [...applicationTabs.live]),
    isNull(a.pendingAt),
    more,
    arrayOverlaps(
      a.shiftIds,
      shifts.map(({ _id }) => _id),
    ),
  )
  const rows = await tx.select().from(a).where(waiting).orderBy(asc(a.id)).for('update')
  const groups = new Map<string, { readonly all: readonly JobShift[]; readonly alike: ApplicationRow[] }>()
  for (const row of rows) {
    const all = job.shifts.filter(({ _id }) => row.shiftIds.includes(_id))
    const key = all.map(({ _id }) => _id).join()
    groups.set(key, { all, alike: [...(groups.get(key)?.alike ?? []), row] })
  }
  return [...groups.values()]
}

/**
 * Tells those who applied for a shift that its last seat was accepted, with what they can still be offered; nobody who is about to hear no, or
 * read before that nothing of theirs is left. The caller holds the job's lock, so that the last two who accept at once are both counted.
 */
export async function tellShiftsFilled(unit: Unit, accepted: ApplicationRow): Promise<void> {
  const { tx, now } = unit
  const job = await jobForApplication(tx, accepted.jobId, now)
  if (job === null) return
  const seats = (await seatsOf(tx, job, now)).filter(isAccepted)
  const own = seats.find(({ applicationId }) => applicationId === accepted.id)?.shifts ?? []
  const full = job.shifts.filter(({ _id, people }) => seatsIn(seats, _id) >= people)
  const filled = full.filter(({ _id }) => own.includes(_id))
  if (filled.length === 0) return
  for (const { all, alike } of await waitingFor(tx, job, filled, eq(a.isShiftFilledTold, false))) {
    const left = all.filter((shift) => !full.includes(shift))
    const gone = left.length > 0 ? all.filter((shift) => filled.includes(shift)) : all
    const ids = alike.map(({ id }) => id)
    if (left.length === 0) await tx.update(a).set({ isShiftFilledTold: true }).where(inArray(a.id, ids))
    const [only] = all
    if (all.length === 1 && only) await notify(unit, 'shift_filled', alike, nameOf(only, job.shifts))
    // Where everybody works all shifts, nobody asked for some of them.
    else if (isChoice(job)) await notify(unit, 'shifts_filled', alike, filledWords(gone, left))
  }
}

/**
 * Tells those who applied for a shift that was full, and is free since somebody who `agreed` to it isn't to work it after all, that it can be
 * theirs after all; where it is filled again they hear of that too. The caller holds the job's lock.
 */
export async function tellShiftsFree(unit: Unit, { jobId }: ApplicationRow, agreed: readonly OfferShift[]): Promise<void> {
  const { tx, now } = unit
  const job = await jobForApplication(tx, jobId, now)
  if (job === null || (job.shifts.length > 1 && !isChoice(job))) return
  const left = shiftsMet(job.shifts, agreed)
  const seats = (await seatsOf(tx, job, now)).filter(isAccepted)
  const free = job.shifts.filter(({ _id, people }) => left.includes(_id) && seatsIn(seats, _id) + 1 === people)
  if (free.length === 0) return
  for (const { all, alike } of await waitingFor(tx, job, free)) {
    const ids = alike.map(({ id }) => id)
    await tx.update(a).set({ isShiftFilledTold: false }).where(inArray(a.id, ids))
    await notify(unit, 'shifts_free', alike, freeAgainWords(all.filter((shift) => free.includes(shift))))
  }
}
