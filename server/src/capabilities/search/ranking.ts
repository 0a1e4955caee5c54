import { type SQL, sql } from 'drizzle-orm'
import { matchWeights } from '#server/capabilities/match/public'
import type { SeekerSide } from '#server/capabilities/search/seeker-side'
import { jobSearch as job } from '#server/capabilities/search/tables'

const week = (bits: string): SQL => sql`${bits}::bit(336)`
export const numbers = (list: readonly number[]): SQL => sql`${`{${list.join(',')}}`}::int[]`
export const texts = (list: readonly string[]): SQL => sql`array(select jsonb_array_elements_text(${JSON.stringify(list)}::jsonb))`

/** A week with so many half-hours more at each end of its runs; what passes an end of the week comes in at the other. */
const widened = (bits: SQL, by: SQL): SQL =>
  sql`(${bits} | (${bits} << ${by}) | (${bits} >> (336 - ${by})) | (${bits} >> ${by}) | (${bits} << (336 - ${by})))`

/**
 * The job's half-hours with the way there and back, as `needed.week`, to stand after FROM job_search.
 * A run of n half-hours can be moved by n without a gap, so four moves of at most 1, 3, 9 and 27 reach the 40 that travel may take.
 * OFFSET 0 keeps each step from being written out anew wherever the next one uses it.
 */
export const neededWeek = (side: SeekerSide): SQL => sql`
  cross join lateral (select case when ${job.isRemote} then 0 else coalesce((${numbers(side.travel)})[${job.city} + 1], 0) end as k offset 0) as way
  cross join lateral (select ${widened(sql`${job.week}`, sql`least(way.k, 1)`)} as week offset 0) as near
  cross join lateral (select ${widened(sql`near.week`, sql`least(greatest(way.k - 1, 0), 3)`)} as week offset 0) as wide
  cross join lateral (select ${widened(sql`wide.week`, sql`least(greatest(way.k - 4, 0), 9)`)} as week offset 0) as wider
  cross join lateral (select ${widened(sql`wider.week`, sql`least(greatest(way.k - 13, 0), 27)`)} as week offset 0) as needed`

/** Every shift lies in the free time, travel included; nothing does while no availability was ever given. */
export const fitsWeek = (side: SeekerSide): SQL =>
  side.free === null ? sql`false` : sql`(needed.week & (~${week(side.free)})) = ${week('0'.repeat(336))}`

/** A share as a whole percent, halves upwards, in whole numbers as in the match's own rules; null where nothing is asked. */
const percent = (part: SQL, whole: SQL): SQL => sql`(200 * ${part} + ${whole}) / nullif(2 * ${whole}, 0)`

/** The three parts and the match, as `fit.match`, to stand after `neededWeek`. */
export const fit = (side: SeekerSide): SQL => {
  const typedHeld = sql`case when ${job.typedSkills} = '{}' then 0 else cardinality(array(select unnest(${job.typedSkills}) intersect select unnest(${texts(side.typedSkills)}))) end`
  const availability =
    side.free === null ? sql`null::bigint` : percent(sql`bit_count(needed.week & ${week(side.free)})`, sql`bit_count(needed.week)`)
  const skills = percent(
    sql`(bit_count(${job.skills} & ${side.skills}::bit(512)) + ${typedHeld})`,
    sql`(bit_count(${job.skills}) + cardinality(${job.typedSkills}))`,
  )
  const interest = percent(sql`bit_count(${job.interests} & ${side.interests}::bit(128))`, sql`bit_count(${job.interests})`)
  const sum = (of: (part: SQL, weight: SQL) => SQL): SQL =>
    sql`${of(sql`parts.availability`, sql.raw(String(matchWeights.availability)))} + ${of(sql`parts.skills`, sql.raw(String(matchWeights.skills)))} + ${of(sql`parts.interest`, sql.raw(String(matchWeights.interest)))}`
  const weighed = sum((part, weight) => sql`coalesce(${weight} * ${part}, 0)`)
  const total = sum((part, weight) => sql`case when ${part} is null then 0 else ${weight} end`)
  return sql`
  cross join lateral (select ${availability} as availability, ${skills} as skills, ${interest} as interest offset 0) as parts
  cross join lateral (select ${weighed} as sum, ${total} as weight offset 0) as weighing
  cross join lateral (select ((2 * weighing.sum + weighing.weight) / nullif(2 * weighing.weight, 0))::int as match offset 0) as fit`
}
