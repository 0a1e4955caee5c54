import { sql } from 'drizzle-orm'
import { SEARCH_TOTAL_MOST, WAY_MINUTES_MOST } from '@evenshift/contract/constants'
import type { Opening, TierCounts } from '@evenshift/contract/model/job/search'
import { dayPartHours, dayParts } from '@evenshift/contract/states/week'
import { type MatchSeeker, type Week, either, isWithin, reachOf, weekOf, without } from '#server/capabilities/ground/match/public'
import { places } from '#server/capabilities/ground/reference/public'
import { type SearchScope, filtersOf } from '#server/capabilities/ground/search/find/filters'
import { freeUpTo, seekerSide } from '#server/capabilities/ground/search/ranking/seeker-side'
import { NO_PLACE, jobSearch as job } from '#server/capabilities/ground/search/tables'
import type { Db } from '#server/platform/database/port'

/** From so many jobs that fit on, nothing is suggested. */
const ENOUGH = 5
const OPENINGS_MOST = 4
const longerWays = [30, 45, 60, 90, WAY_MINUTES_MOST]
const clock = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`

interface JobNear {
  readonly starts: readonly number[]
  readonly lengths: readonly number[]
  readonly minutes: number
  readonly halfHours: number
}

/** The newest jobs of a search that the longest way reaches. */
async function jobsNear(db: Db, scope: SearchScope, seeker: MatchSeeker): Promise<JobNear[]> {
  const farthest = { ...seeker, travelMinutes: WAY_MINUTES_MOST }
  // What would fit is counted as what fits is: without what was applied for.
  const excluded = [...scope.excluded, ...(scope.applied ?? [])]
  const within: SearchScope = { ...scope, excluded, query: { ...scope.query, reach: 'near' }, side: seekerSide(farthest) }
  const rows = await db
    .select({ place: job.place, starts: job.shiftStarts, lengths: job.shiftLengths })
    .from(job)
    .where(filtersOf(within))
    .orderBy(sql`${job.publishedAt} desc, ${job.jobId} desc`)
    .limit(SEARCH_TOTAL_MOST)
  const placeAt = new Map(places().map((place) => [place.position, place]))
  return rows.map(({ place, starts, lengths }) => {
    const { way, halfHours } = reachOf(place === NO_PLACE ? null : (placeAt.get(place) ?? null), farthest)
    return { starts, lengths, minutes: way?.minutes ?? 0, halfHours }
  })
}

/** Whether at least one whole shift lies in the free time, with the way at both of its ends. */
function hasShiftIn(upTo: readonly number[], { starts, lengths, halfHours }: JobNear): boolean {
  return starts.some((start, at) => {
    const first = start - halfHours + 336
    const needed = (lengths[at] ?? 0) + 2 * halfHours
    return (upTo[first + needed] ?? 0) - (upTo[first] ?? 0) === needed
  })
}

/** What would bring more: a longer way, or a part of a day that is not free and not taken by a class. The most first. */
function openingsAmong(jobs: readonly JobNear[], seeker: MatchSeeker, free: Week): Opening[] {
  const now = freeUpTo(free)
  const near = jobs.filter(({ minutes }) => minutes <= seeker.travelMinutes)
  const fitting = (upTo: readonly number[], among: readonly JobNear[]): number => among.filter((one) => hasShiftIn(upTo, one)).length
  const today = fitting(now, near)
  const ways = longerWays
    .filter((minutes) => minutes > seeker.travelMinutes)
    .map((minutes): Opening => {
      const jobsThen = fitting(
        now,
        jobs.filter((one) => one.minutes <= minutes),
      )
      return { change: 'travelMinutes', minutes, jobs: jobsThen - today }
    })
  const busy = weekOf(seeker.busy)
  const parts = [2, 3, 4, 5, 6, 7, 1].flatMap((day) =>
    dayParts.flatMap((part): Opening[] => {
      const [start, end] = dayPartHours[part]
      const freed = without(weekOf([{ day, start: clock(start), end: clock(end) }]), busy)
      if (isWithin(freed, free)) return []
      return [{ change: 'free', day, part, jobs: fitting(freeUpTo(either(free, freed)), near) - today }]
    }),
  )
  // The shortest way that brings anything, and the one that brings most; the two best parts of a day.
  const more = (list: readonly Opening[]): Opening[] => list.filter(({ jobs: added }) => added > 0)
  const byJobs = (a: Opening, b: Opening): number => b.jobs - a.jobs
  const bestWays = more(ways)
  return [...new Set([...bestWays.slice(0, 1), ...bestWays.slice(-1)]), ...more(parts).toSorted(byJobs).slice(0, 2)]
    .toSorted(byJobs)
    .slice(0, OPENINGS_MOST)
}

/** What would find more of a search where few jobs fit; nothing where there are enough, or no free time was ever given. */
export async function openingsOf(
  db: Db,
  scope: SearchScope,
  seeker: MatchSeeker,
  { whole, part }: Pick<TierCounts, 'whole' | 'part'>,
): Promise<Opening[]> {
  if (whole + part >= ENOUGH || seeker.free === null) return []
  return openingsAmong(await jobsNear(db, scope, seeker), seeker, seeker.free)
}
