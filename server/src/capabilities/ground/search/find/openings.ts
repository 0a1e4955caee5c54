import { sql } from 'drizzle-orm'
import { SEARCH_TOTAL_MOST, WAY_MINUTES_MOST, WEEK_HALF_HOURS } from '@evenshift/contract/constants'
import type { Opening, TierCounts } from '@evenshift/contract/model/job/search'
import type { Nearly } from '@evenshift/contract/model/week'
import { dayPartHours, dayParts, daysFromMonday } from '@evenshift/contract/states/week'
import {
  type MatchSeeker,
  type Way,
  type Week,
  either,
  isWithin,
  reachOf,
  shiftsOf,
  spanOf,
  timeAt,
  weekOf,
  without,
} from '#server/capabilities/ground/match/public'
import { places } from '#server/capabilities/ground/reference/public'
import { type SearchScope, filtersOf } from '#server/capabilities/ground/search/find/filters'
import { freeUpTo, seekerSide } from '#server/capabilities/ground/search/ranking/seeker-side'
import { NO_PLACE, jobSearch as job } from '#server/capabilities/ground/search/tables'
import type { Db } from '#server/platform/database/port'

/** From so many jobs that fit on, nothing is suggested. */
const ENOUGH = 5
const longerWays = [30, 45, 60, 90, WAY_MINUTES_MOST]
const clock = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`

interface JobNear {
  readonly starts: readonly number[]
  readonly lengths: readonly number[]
  /** How many of its shifts one person works. */
  readonly asked: number
  readonly minutes: number
  /** As it is told; null from a city alone. */
  readonly way: Way | null
  readonly halfHours: number
}

/** The newest jobs of a search that the longest way reaches. */
async function jobsNear(db: Db, scope: SearchScope, seeker: MatchSeeker): Promise<JobNear[]> {
  const farthest = { ...seeker, travelMinutes: WAY_MINUTES_MOST }
  // What would fit is counted as what fits is: without what was applied for.
  const excluded = [...scope.excluded, ...(scope.applied ?? [])]
  // Asked for what fits or not, all is looked at, since what would fit doesn't yet.
  const query = { ...scope.query, reach: 'near' as const, fitsAvailability: undefined }
  const within: SearchScope = { ...scope, excluded, query, side: seekerSide(farthest) }
  const rows = await db
    .select({ place: job.place, starts: job.shiftStarts, lengths: job.shiftLengths, asked: job.shiftsAsked })
    .from(job)
    .where(filtersOf(within))
    .orderBy(sql`${job.publishedAt} desc, ${job.jobId} desc`)
    .limit(SEARCH_TOTAL_MOST)
  const placeAt = new Map(places().map((place) => [place.position, place]))
  return rows.map(({ place, ...shifts }) => {
    const { minutes, way, halfHours } = reachOf(place === NO_PLACE ? null : (placeAt.get(place) ?? null), farthest)
    return { ...shifts, minutes: minutes ?? 0, way, halfHours }
  })
}

/** Whether as many of its shifts as are asked lie in the free time, with the way at both of their ends. */
function fitsIn(upTo: readonly number[], { starts, lengths, asked, halfHours }: JobNear): boolean {
  const fitting = starts.filter((start, at) => {
    const first = start - halfHours + 336
    const needed = (lengths[at] ?? 0) + 2 * halfHours
    return (upTo[first + needed] ?? 0) - (upTo[first] ?? 0) === needed
  })
  return asked > 0 && fitting.length >= asked
}

/** The least of what is missing that is enough, where free time lies at one side of it; null where it lies at none, at both, or in between. */
function nearlyOf(missing: Week, free: Week, isEnough: (added: Week) => boolean): Nearly | null {
  const [run, ...others] = shiftsOf(missing)
  if (run === undefined || others.length > 0) return null
  const { start, length } = spanOf(run)
  const isFree = (at: number): boolean => free[(at + WEEK_HALF_HOURS) % WEEK_HALF_HOURS] === '1'
  const isBeforeFree = isFree(start + length)
  if (isBeforeFree === isFree(start - 1)) return null
  for (let halfHours = 1; halfHours <= length; halfHours++) {
    const [from, until] = isBeforeFree ? [timeAt(start + length - halfHours), null] : [null, timeAt(start + halfHours)]
    if (isEnough(weekOf([{ day: run.day, start: from ?? run.start, end: until ?? run.end }]))) return { from, until }
  }
  return null
}

/** What would bring more: a longer way, or a part of a day that is not free and not taken by a class. The most first. */
function openingsAmong(jobs: readonly JobNear[], seeker: MatchSeeker, free: Week): Opening[] {
  const now = freeUpTo(free)
  const near = jobs.filter(({ minutes }) => minutes <= seeker.travelMinutes)
  const fitting = (upTo: readonly number[], among: readonly JobNear[]): number => among.filter((one) => fitsIn(upTo, one)).length
  const today = fitting(now, near)
  const [nearest, ...further] = jobs
    .filter((one) => one.minutes > seeker.travelMinutes && fitsIn(now, one))
    .toSorted((a, b) => a.minutes - b.minutes)
  const longer = nearest && longerWays.find((minutes) => minutes >= nearest.minutes)
  const ways: Opening[] =
    longer === undefined
      ? []
      : [
          {
            change: 'travelMinutes',
            minutes: longer,
            jobs: 1 + further.filter(({ minutes }) => minutes <= longer).length,
            way: nearest?.way ? { minutes: nearest.way.minutes, mode: nearest.way.mode } : null,
          },
        ]
  const busy = weekOf(seeker.busy)
  const withFree = (added: Week): number => fitting(freeUpTo(either(free, added)), near) - today
  const parts = daysFromMonday.flatMap((day) =>
    dayParts.flatMap((part) => {
      const [start, end] = dayPartHours[part]
      const freed = without(weekOf([{ day, start: clock(start), end: clock(end) }]), busy)
      if (isWithin(freed, free)) return []
      return [{ day, part, missing: without(freed, free), jobs: withFree(freed) }]
    }),
  )
  // The shortest way that brings anything; the two best parts of a day.
  const more = <T extends Pick<Opening, 'jobs'>>(list: readonly T[]): T[] => list.filter(({ jobs: added }) => added > 0)
  const byJobs = (a: Pick<Opening, 'jobs'>, b: Pick<Opening, 'jobs'>): number => b.jobs - a.jobs
  const bestParts = more(parts)
    .toSorted(byJobs)
    .slice(0, 2)
    .map(({ missing, ...best }): Opening => {
      const nearly = nearlyOf(missing, free, (added) => withFree(added) === best.jobs)
      return { change: 'free', ...best, nearly }
    })
  return [...ways, ...bestParts].toSorted(byJobs)
}

/** What would find more of a search where few jobs fit; nothing where there are enough, or no free time was ever given. */
export async function openingsOf(
  db: Db,
  scope: SearchScope,
  seeker: MatchSeeker,
  { whole }: Pick<TierCounts, 'whole'>,
): Promise<Opening[]> {
  if (whole >= ENOUGH || seeker.free === null) return []
  return openingsAmong(await jobsNear(db, scope, seeker), seeker, seeker.free)
}
