import { workLabel } from '@evenshift/contract/states/clash-words'
import { type HeldWork, heldWork, heldWorkOf, isHeldOn, isWorkedOn } from '#server/capabilities/work/hiring/offers/work-held'
import { clashDayOf } from '#server/capabilities/work/hiring/time/rules.hours'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import { type SeekerForJobs, seekerForJobs } from '#server/capabilities/parties/profiles/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { type MatchSeeker, besideWork } from '#server/capabilities/ground/match/public'
import type { Db } from '#server/platform/database/port'

/** A seeker as jobs are compared with them: `match` has no free time where they work, `profile` is as they wrote it. */
export interface SeekerAtWork extends SeekerForJobs {
  readonly profile: MatchSeeker
  /** From today on. */
  readonly held: readonly HeldWork[]
}

/** The shifts of held work as blocks of its seeker's own week. */
export const heldShifts = (held: readonly HeldWork[]) =>
  held.flatMap(({ label, shifts }) => shifts.map(({ day, start, end }) => ({ day, start, end, label: workLabel(label) })))

/** The same for its seeker alone, with the first and the last day of the work. */
export const datedShifts = (held: readonly HeldWork[]) =>
  held.flatMap((work) => heldShifts([work]).map((shift) => ({ ...shift, startDate: work.startDate, endDate: work.endDate })))

/** Everything that compares a seeker with jobs reads them here; null where there is no such profile. */
export async function seekerAtWork(db: Db, seekerId: string, now: Date): Promise<SeekerAtWork | null> {
  const seeker = await seekerForJobs(db, seekerId)
  if (seeker === null) return null
  const held = (await heldWork(db, seekerId)).filter(isHeldOn(londonDate(now)))
  return { ...seeker, profile: seeker.match, match: besideWork(seeker.match, heldShifts(held)), held }
}

/** The same seeker beside one job: were it theirs already, its own shifts would be no clash with it. */
export function besideJob({ match, profile, held }: SeekerAtWork, jobId: string): MatchSeeker {
  const others = held.filter((work) => work.jobId !== jobId)
  return others.length === held.length ? match : besideWork(profile, heldShifts(others))
}

/** The same seeker on one date: work that hasn't begun by then takes none of their time, nor does what is over. */
export const onDate = ({ profile, held }: SeekerAtWork, date: string): MatchSeeker =>
  besideWork(profile, heldShifts(held.filter(isWorkedOn(date))))

/** The day of the first shift held for another job that these shifts lie over; null where they lie over none. */
export function heldClashDay({ held }: Pick<SeekerAtWork, 'held'>, { jobId, shifts }: Pick<HeldWork, 'jobId' | 'shifts'>): number | null {
  return clashDayOf(
    held.filter((work) => work.jobId !== jobId),
    { shifts },
  )
}

/** When whoever sent these applications works from today on by other jobs than the one applied for, by application. */
export async function workBeside(db: Db, rows: readonly Pick<ApplicationRow, 'id' | 'seekerId' | 'jobId'>[], now: Date) {
  const held = await heldWorkOf(db, [...new Set(rows.map(({ seekerId }) => seekerId))])
  return new Map(
    rows.map(({ id, seekerId, jobId }) => {
      const others = (held.get(seekerId) ?? []).filter((work) => work.jobId !== jobId).filter(isHeldOn(londonDate(now)))
      return [id, others.flatMap(({ shifts }) => shifts)]
    }),
  )
}
