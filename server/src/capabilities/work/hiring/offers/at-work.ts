import { type HeldWork, heldWork, heldWorkOf, isHeldOn } from '#server/capabilities/work/hiring/offers/work-held'
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
  held.flatMap(({ label, shifts }) => shifts.map(({ day, start, end }) => ({ day, start, end, label: `work at ${label}` })))

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

/** When each of these seekers works from today on, by their other jobs than this one. */
export async function workBeside(db: Db, jobId: string, seekerIds: readonly string[], now: Date) {
  const held = await heldWorkOf(db, seekerIds)
  return new Map(
    [...held].map(([seekerId, all]) => {
      const others = all.filter((work) => work.jobId !== jobId).filter(isHeldOn(londonDate(now)))
      return [seekerId, others.flatMap(({ shifts }) => shifts)]
    }),
  )
}
