import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { JobShift } from '@evenshift/contract/model/week'
import { applicationTabs } from '@evenshift/contract/states/application/application'
import { dayName } from '@evenshift/contract/states/week'
import { isAccepted, seatsIn, seatsOf } from '#server/capabilities/work/hiring/cover/seats'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { type ApplicationRow, applications as a } from '#server/capabilities/work/hiring/tables'
import { jobForApplication } from '#server/capabilities/work/jobs/public'
import type { Unit } from '#server/platform/queue/port'

/** "Friday", or "Friday 15:00–19:00" where the job has several that day. */
function shiftWords({ day, start, end }: JobShift, all: readonly JobShift[]): string {
  const name = dayName(day)
  return all.filter((shift) => shift.day === day).length > 1 ? `${name} ${start}–${end}` : name
}

/**
 * Tells those who applied for a single shift that its last seat was accepted, each once; nobody who is about to hear no.
 * The caller holds the job's lock, so that the last two who accept at once are both counted.
 */
export async function tellShiftsFilled(unit: Unit, accepted: ApplicationRow): Promise<void> {
  const { tx, now } = unit
  const job = await jobForApplication(tx, accepted.jobId, now)
  if (job === null) return
  const seats = (await seatsOf(tx, job.id, now)).filter(isAccepted)
  const own = seats.find(({ applicationId }) => applicationId === accepted.id)?.shifts ?? []
  for (const shift of job.shifts) {
    if (!own.includes(shift._id) || seatsIn(seats, shift._id) < shift.people) continue
    const waiting = and(
      eq(a.jobId, job.id),
      inArray(a.status, [...applicationTabs.live]),
      isNull(a.pendingAt),
      eq(a.isShiftFilledTold, false),
      sql`${a.shiftIds} = array[${shift._id}]::uuid[]`,
    )
    const locked = tx.select({ id: a.id }).from(a).where(waiting).orderBy(asc(a.id)).for('update')
    const told = await tx.update(a).set({ isShiftFilledTold: true }).where(inArray(a.id, locked)).returning()
    await notify(unit, 'shift_filled', told, shiftWords(shift, job.shifts))
  }
}
