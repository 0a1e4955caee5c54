import { type SQL, and, eq, gt, inArray, sql } from 'drizzle-orm'
import { WEEK_HALF_HOURS } from '@evenshift/contract/constants'
import { availability, seekers } from '#server/capabilities/parties/profiles/tables'
import { statusOf } from '#server/capabilities/ground/approval/public'
import { type Week, either } from '#server/capabilities/ground/match/public'
import type { Db } from '#server/platform/database/port'

/** Shifts with the way to them, and how many of them one person works. */
export interface AskedWeek {
  readonly shifts: readonly Week[]
  readonly asked: number
}

const bits = (week: Week): SQL => sql`${week}::bit(${sql.raw(String(WEEK_HALF_HOURS))})`
const has = (week: Week): SQL => sql`(${availability.freeBits} & ${bits(week)}) = ${bits(week)}`
function isFree({ shifts, asked }: AskedWeek): SQL {
  if (asked === shifts.length) return has(shifts.reduce(either))
  return sql`${sql.join(
    shifts.map((shift) => sql`(${has(shift)})::int`),
    sql` + `,
  )} >= ${asked}`
}

/** How many approved people of these cities, here since then, are free for each week; a row for all who live and travel alike. */
export function countFree(db: Db, cities: readonly string[], since: Date, weeks: readonly AskedWeek[]) {
  const { city, postcode, travelMode, travelMinutes } = seekers
  const outcode = sql<string | null>`split_part(${postcode}, ' ', 1)`
  const counts = sql.join(
    weeks.map((week) => sql`count(*) filter (where ${isFree(week)})::int`),
    sql`, `,
  )
  return db
    .select({ city, outcode, travelMode, travelMinutes, counts: sql<number[]>`array[${counts}]` })
    .from(seekers)
    .innerJoin(availability, eq(availability.userId, seekers.id))
    .where(and(inArray(city, [...cities]), gt(seekers.seenAt, since), eq(statusOf(seekers.id), 'Approved')))
    .groupBy(city, sql`2`, travelMode, travelMinutes)
}
