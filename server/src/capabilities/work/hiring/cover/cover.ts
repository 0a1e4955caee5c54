import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Cover } from '@evenshift/contract/model/overview/cover'
import type { OfferShift } from '@evenshift/contract/model/week'
import { applicationTabs } from '@evenshift/contract/states/application/application'
import { overlapping, proposeCover } from '#server/capabilities/work/hiring/cover/rules'
import { holding, isAccepted, seatsIn, seatsOf } from '#server/capabilities/work/hiring/cover/seats'
import { fitByWord, shiftsSaid } from '#server/capabilities/work/hiring/cover/word'
import { workBeside } from '#server/capabilities/work/hiring/offers/at-work'
import { allowedNow } from '#server/capabilities/work/hiring/rules'
import { type ApplicationRow, applications as a } from '#server/capabilities/work/hiring/tables'
import { isReadByEmployer } from '#server/capabilities/work/hiring/time/seen'
import { jobForApplication } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

/** As many of those who wait as are shown and proposed. */
const WAITING_MOST = 100

type ReadCover = Omit<Cover, 'applicants'> & {
  readonly applicants: readonly {
    readonly row: ApplicationRow
    readonly clashing: readonly string[]
    readonly saidTheyCan: readonly string[]
    readonly offered: readonly string[]
    readonly offeredBefore: readonly string[]
    readonly agreed: readonly OfferShift[]
  }[]
}

type JobShifts = NonNullable<Awaited<ReturnType<typeof jobForApplication>>>['shifts']
/** The shifts that somebody is not free for, by the week that their application was compared with and by their word. */
const unfitFor = (shifts: JobShifts, row: Pick<ApplicationRow, 'fit' | 'change'>): string[] =>
  overlapping(shifts, fitByWord(row)?.clashingShifts ?? [])

/** How many of those who wait asked for each shift and are free then, or said that they can do the job as it is now. */
async function askedForEach(db: Db, jobId: string, shifts: JobShifts, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ shiftIds: a.shiftIds, fit: a.fit, change: a.change })
    .from(a)
    .where(and(eq(a.jobId, jobId), inArray(a.status, [...applicationTabs.live]), isReadByEmployer(now)))
  const counts = new Map<string, number>()
  for (const row of rows) {
    const unfit = unfitFor(shifts, row)
    for (const id of row.shiftIds) if (!unfit.includes(id)) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/** The cover of an employer's job that was ever published; null for any other id. */
export async function coverOf(db: Db, employerId: string, jobId: string, now: Date): Promise<ReadCover | null> {
  const job = await jobForApplication(db, jobId, now)
  if (job?.employerId !== employerId) return null
  const withStatus = (statuses: readonly ApplicationRow['status'][]) =>
    db
      .select()
      .from(a)
      .where(and(eq(a.jobId, jobId), inArray(a.status, [...statuses]), isReadByEmployer(now)))
      .orderBy(sql`${a.match} desc nulls last`, desc(a.appliedAt), desc(a.id))
  const waiting = await withStatus(applicationTabs.live).limit(WAITING_MOST)
  const withOffers = await withStatus(holding)
  const seats = await seatsOf(db, job, now)
  const accepted = seats.filter(isAccepted)
  const askedFor = await askedForEach(db, jobId, job.shifts, now)
  const held = Object.fromEntries(job.shifts.map(({ _id }) => [_id, seatsIn(seats, _id)]))
  const atWork = await workBeside(db, [...withOffers, ...waiting], now)
  const clashesOf = (row: ApplicationRow): string[] => [
    ...new Set([...unfitFor(job.shifts, row), ...overlapping(job.shifts, atWork.get(row.id) ?? [])]),
  ]
  const free = waiting
    .filter((row) => row.pendingAt === null && allowedNow(row, 'employer', now).includes('offered'))
    .map((row) => ({ _id: row.id, shifts: row.shiftIds, clashing: clashesOf(row), rank: row.match ?? 0 }))
  const { people, open: left, isExact } = proposeCover({ shifts: job.shifts, each: job.shiftsNeeded }, held, free)
  return {
    shifts: job.shifts.map(({ people: needed, ...shift }) => ({
      ...shift,
      needed,
      offered: seatsIn(seats, shift._id) - seatsIn(accepted, shift._id),
      accepted: seatsIn(accepted, shift._id),
      askedFor: askedFor.get(shift._id) ?? 0,
    })),
    applicants: [...withOffers, ...waiting].map((row) => {
      const own = seats.find(({ applicationId }) => applicationId === row.id)
      const { shifts: offered, moved: offeredBefore, agreed } = own ?? { shifts: [], moved: [], agreed: [] }
      return { row, clashing: clashesOf(row), saidTheyCan: shiftsSaid(job.shifts, row), offered, offeredBefore, agreed }
    }),
    placesLeft: Math.max(0, job.vacancies - job.filled - seats.filter(({ status }) => status !== 'hired').length),
    proposal: { people: people.map(({ _id, shifts }) => ({ _id, shifts: [...shifts] })), open: [...left], isExact },
  }
}
