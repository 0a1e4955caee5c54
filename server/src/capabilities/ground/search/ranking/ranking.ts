import { type SQL, sql } from 'drizzle-orm'
import { matchWeights } from '#server/capabilities/ground/match/public'
import type { SeekerSide } from '#server/capabilities/ground/search/ranking/seeker-side'
import { jobSearch as job } from '#server/capabilities/ground/search/tables'

const week = (bits: string): SQL => sql`${bits}::bit(336)`
export const numbers = (list: readonly number[]): SQL => sql`${`{${list.join(',')}}`}::int[]`
export const texts = (list: readonly string[]): SQL => sql`array(select jsonb_array_elements_text(${JSON.stringify(list)}::jsonb))`

/** A week with so many half-hours more at each end of its runs; what passes an end of the week comes in at the other. */
const widened = (bits: SQL, by: SQL): SQL =>
  sql`(${bits} | (${bits} << ${by}) | (${bits} >> (336 - ${by})) | (${bits} >> ${by}) | (${bits} << (336 - ${by})))`

/**
 * The job's half-hours with the way there and back, as `needed.week`, to stand after FROM job_search.
 * A run of n half-hours can be moved by n without a gap, so four moves of at most 1, 3, 9 and 27 reach the 40 that travel may take;
 * who lives near needs the first ones only. OFFSET 0 keeps each step from being written out anew wherever the next one uses it.
 */
export const neededWeek = (side: SeekerSide): SQL => {
  const step = (name: string, from: SQL, reached: number, most: number): SQL => {
    const by = sql`least(way.k - ${sql.raw(String(reached))}, ${sql.raw(String(most))})`
    return sql`
  cross join lateral (select case when way.k <= ${sql.raw(String(reached))} then ${from} else ${widened(from, by)} end as week offset 0) as ${sql.raw(name)}`
  }
  return sql`
  cross join lateral (select case when ${job.isRemote} then 0 else coalesce((${numbers(side.travel)})[${job.city} + 1], 0) end as k offset 0) as way
  ${step('near', sql`${job.week}`, 0, 1)}${step('wide', sql`near.week`, 1, 3)}${step('wider', sql`wide.week`, 4, 9)}${step('needed', sql`wider.week`, 13, 27)}`
}

/**
 * Every shift lies in the free time, travel included; nothing does while no availability was ever given.
 * The shifts alone are looked at first: most jobs are out by them, and the travel is dear to reckon.
 */
export const fitsWeek = (side: SeekerSide): SQL => {
  if (side.free === null) return sql`false`
  const isFree = (needed: SQL): SQL => sql`(${needed} & (~${week(side.free ?? '')})) = ${week('0'.repeat(336))}`
  return sql`${isFree(sql`${job.week}`)} and ${isFree(sql`needed.week`)}`
}

/** A share as a whole percent, halves upwards, in whole numbers as in the match's own rules; null where nothing is asked. */
const percent = (part: SQL, whole: SQL): SQL => sql`((200 * ${part} + ${whole}) / nullif(2 * ${whole}, 0))`

/** The weighted mean of the parts there are, halves upwards; null when there are none. */
const weighed = (side: SeekerSide, availability: SQL): SQL => {
  const typed = sql`case when ${job.typedSkills} = '{}' then 0 else cardinality(array(select unnest(${job.typedSkills}) intersect select unnest(${texts(side.typedSkills)}))) end`
  const parts = [
    { weight: matchWeights.availability, isAsked: sql`${side.free !== null} and ${job.days} <> 0`, share: availability },
    {
      weight: matchWeights.skills,
      isAsked: sql`${job.skillsAsked} > 0`,
      share: percent(sql`(bit_count(${job.skills} & ${side.skills}::bit(512))::int + ${typed})`, sql`${job.skillsAsked}`),
    },
    {
      weight: matchWeights.interest,
      isAsked: sql`${job.interestsAsked} > 0`,
      share: percent(sql`bit_count(${job.interests} & ${side.interests}::bit(128))::int`, sql`${job.interestsAsked}`),
    },
  ].map(({ weight, ...part }) => ({ ...part, weight: sql.raw(String(weight)) }))
  const added = (of: (part: (typeof parts)[number]) => SQL): SQL => sql`(${sql.join(parts.map(of), sql` + `)})`
  const sum = added(({ weight, share }) => sql`coalesce(${weight} * ${share}, 0)`)
  const weight = added(({ weight: of, isAsked }) => sql`case when ${isAsked} then ${of} else 0 end`)
  return sql`(2 * ${sum} + ${weight}) / nullif(2 * ${weight}, 0)`
}

/** The match, as `fit.match`, to stand after `neededWeek`. */
export const fit = (side: SeekerSide): SQL => {
  const availability =
    side.free === null ? sql`null::int` : percent(sql`bit_count(needed.week & ${week(side.free)})::int`, sql`bit_count(needed.week)::int`)
  return sql`
  cross join lateral (select ${weighed(side, availability)} as match offset 0) as fit`
}

/** What the match is at most, with all of the week free: it needs no travel, so it is cheap. null where there is no match. */
export const matchAtMost = (side: SeekerSide): SQL =>
  weighed(side, side.free === null ? sql`null::int` : sql`case when ${job.days} = 0 then null else 100 end`)
