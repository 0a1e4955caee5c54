import { and, count, countDistinct, gte, inArray, or, sql } from 'drizzle-orm'
import { distanceKm } from '#server/capabilities/ground/match/public'
import { type Place, londonDate, places } from '#server/capabilities/ground/reference/public'
import { jobSearch as job } from '#server/capabilities/ground/search/tables'
import type { Db } from '#server/platform/database/port'

/** As far as people go to a part-time job who could as well take another there. */
const KM_MOST = 15
/** Fewer jobs, or of fewer employers, would tell what one employer pays. */
const JOBS_LEAST = 5
export const PAY_EMPLOYERS_LEAST = 3
/** Pay is said in steps of these pence. */
const STEP = 5

const middle = sql<number>`percentile_cont(0.5) within group (order by ${job.hourlyPence})`
const inPounds = (pence: number): number => (Math.round(pence / STEP) * STEP) / 100

interface Listed {
  readonly position: number
}
/** A role with its sector; without a role only the sector counts. */
export interface WorkKind {
  readonly role: Listed | undefined
  readonly sector: Listed | undefined
}

/** The pounds an hour in the middle of what live jobs near a place pay, for each kind of work: by its role, else by its sector; null where they are too few to tell. */
export async function usualPayNear(db: Db, place: Place, kinds: readonly WorkKind[], now: Date): Promise<(number | null)[]> {
  const near = places().filter((one) => distanceKm(one, place) <= KM_MOST)
  const positions = (of: keyof WorkKind) => kinds.flatMap((kind) => kind[of]?.position ?? [])
  const rows = await db
    .select({
      role: job.role,
      sector: job.sector,
      pence: middle,
    })
    .from(job)
    .where(
      and(
        inArray(
          job.place,
          near.map(({ position }) => position),
        ),
        gte(job.closingDate, londonDate(now)),
        or(inArray(job.role, positions('role')), inArray(job.sector, positions('sector'))),
      ),
    )
    .groupBy(sql`grouping sets ((${job.role}), (${job.sector}))`)
    .having(sql`count(*) >= ${JOBS_LEAST} and count(distinct ${job.employerId}) >= ${PAY_EMPLOYERS_LEAST}`)
  return kinds.map((kind) => {
    for (const of of ['role', 'sector'] as const) {
      const found = rows.find((row) => kind[of] !== undefined && row[of] === kind[of].position)
      if (found) return inPounds(found.pence)
    }
    return null
  })
}

export interface PayOfAll {
  readonly jobs: number
  readonly employers: number
  /** Pounds an hour in the middle of what they pay; null where there are none. */
  readonly middle: number | null
}
/** What all live jobs pay. It reads every one: keep it for a while. */
export async function payOfAll(db: Db, now: Date): Promise<PayOfAll> {
  const [row] = await db
    .select({ jobs: count(), employers: countDistinct(job.employerId), pence: sql<number | null>`${middle}` })
    .from(job)
    .where(gte(job.closingDate, londonDate(now)))
  const { jobs = 0, employers = 0, pence = null } = row ?? {}
  return { jobs, employers, middle: pence === null ? null : inPounds(pence) }
}
