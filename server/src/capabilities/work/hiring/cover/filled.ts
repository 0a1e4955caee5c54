import { and, arrayOverlaps, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { JobShift } from '@evenshift/contract/model/week'
import { applicationTabs } from '@evenshift/contract/states/application/application'
import { filledWords } from '@evenshift/contract/states/job/filled-words'
import { isChoice } from '@evenshift/contract/states/job/shift-choice'
import { dayName } from '@evenshift/contract/states/week'
import { isAccepted, seatsIn, seatsOf } from '#server/capabilities/work/hiring/cover/seats'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { type ApplicationRow, applications as a } from '#server/capabilities/work/hiring/tables'
import { jobForApplication } from '#server/capabilities/work/jobs/public'
import type { Unit } from '#server/platform/queue/port'

/** "Friday", or "Friday 15:00–19:00" where the job has several that day. */
function nameOf({ day, start, end }: JobShift, all: readonly JobShift[]): string {
  const name = dayName(day)
  return all.filter((shift) => shift.day === day).length > 1 ? `${name} ${start}–${end}` : name
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
  const waiting = and(
    eq(a.jobId, job.id),
    inArray(a.status, [...applicationTabs.live]),
    isNull(a.pendingAt),
    eq(a.isShiftFilledTold, false),
    arrayOverlaps(
      a.shiftIds,
      filled.map(({ _id }) => _id),
    ),
  )
  const rows = await tx.select().from(a).where(waiting).orderBy(asc(a.id)).for('update')
  const askedBy = ({ shiftIds }: ApplicationRow) => job.shifts.filter(({ _id }) => shiftIds.includes(_id))
  const alikeBy = new Map<string, ApplicationRow[]>()
  for (const row of rows) {
    const key = askedBy(row)
      .map(({ _id }) => _id)
      .join()
    alikeBy.set(key, [...(alikeBy.get(key) ?? []), row])
  }
  for (const alike of alikeBy.values()) {
    const all = alike.slice(0, 1).flatMap(askedBy)
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
