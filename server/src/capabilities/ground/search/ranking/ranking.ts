import { type SQL, sql } from 'drizzle-orm'
import { matchWeights, wholeShare } from '#server/capabilities/ground/match/public'
import type { SeekerSide } from '#server/capabilities/ground/search/ranking/seeker-side'
import { jobSearch as job } from '#server/capabilities/ground/search/tables'

export const numbers = (list: readonly number[]): SQL => sql`${`{${list.join(',')}}`}::int[]`
export const texts = (list: readonly string[]): SQL => sql`array(select jsonb_array_elements_text(${JSON.stringify(list)}::jsonb))`

const whole = sql.raw(String(wholeShare))

/** Half-hours that the way adds to each end of a shift, as `way.k`, to stand after FROM job_search; -1 beyond reach. */
const way = (side: SeekerSide): SQL => sql`
  cross join lateral (select case when ${job.place} < 0 then 0 else get_byte(decode(${side.reach}, 'hex'), ${job.place}) - 1 end as k offset 0) as way`

/**
 * How the shifts lie in the free time, as `shifts.total` and `shifts.most`: the shares of those that are asked, best first, added up, and the
 * largest. A share is of a whole of 1000; the way is added to both ends of a shift where it is within reach.
 */
const shifts = ({ freeUpTo }: SeekerSide): SQL => {
  if (freeUpTo === null)
    return sql`
  cross join lateral (select 0 as total, 0 as most) as shifts`
  const upTo = numbers(freeUpTo)
  // Counts begin a week early, so that a way before Sunday 00:00 has its place; the database counts places from 1.
  const around = sql`greatest(way.k, 0)`
  const first = sql`one.start - ${around} + 337`
  const last = sql`one.start + one.length + ${around} + 337`
  return sql`
  cross join lateral (select coalesce(sum(best.share), 0)::int as total, coalesce(max(best.share), 0)::int as most from (
    select ${whole} * ((${upTo})[${last}] - (${upTo})[${first}]) / (one.length + 2 * ${around}) as share
    from unnest(${job.shiftStarts}, ${job.shiftLengths}) as one(start, length) order by share desc limit ${job.shiftsAsked}) as best offset 0) as shifts`
}

/** Whether every shift that is asked lies in the free time, its way included; nothing does while no free time was ever given. */
export const fitsWeek = (side: SeekerSide): SQL => (side.freeUpTo === null ? sql`false` : sql`shifts.total = ${whole} * ${job.shiftsAsked}`)

/** What `fitsWeek` reads, to stand after FROM job_search. */
export const weekSource = (side: SeekerSide): SQL => sql`${way(side)}${shifts(side)}`

const reachOnly = (side: SeekerSide): SQL => sql`(${job.place} < 0 or get_byte(decode(${side.reach}, 'hex'), ${job.place}) > 0)`

/** Whether fewer shifts are left than one person works: none of them is a part of a week then. */
const isShort = sql`cardinality(${job.shiftStarts}) < ${job.shiftsAsked}`

/** The tier of a job; `weekSource` must stand in the FROM. */
const tier = (side: SeekerSide): SQL =>
  sql`case when way.k < 0 then 0 when ${job.shiftsAsked} > 0 and ${fitsWeek(side)} then 3 when shifts.most = ${whole} and not ${isShort} then 2 else 1 end`

/** Of each tier the ranks begin here: a rank is the tier's beginning and the match, or one less where there is none. */
const RANKS_A_TIER = 200
export const firstRankOf = (tierOfJob: number): number => tierOfJob * RANKS_A_TIER - 1
const rank = (tierOfJob: SQL, match: SQL): SQL => sql`(${tierOfJob}) * ${sql.raw(String(RANKS_A_TIER))} + coalesce(${match}, -1)`

/** A share as a whole percent, halves upwards, in whole numbers as in the match's own rules; null where nothing is asked. */
const percent = (part: SQL, all: SQL): SQL => sql`((200 * ${part} + ${all}) / nullif(2 * ${all}, 0))`

/** The weighted mean of the parts there are, halves upwards; null when there are none. */
const weighed = (side: SeekerSide, availability: SQL): SQL => {
  const typed = sql`case when ${job.typedSkills} = '{}' then 0 else cardinality(array(select unnest(${job.typedSkills}) intersect select unnest(${texts(side.typedSkills)}))) end`
  const parts = [
    { weight: matchWeights.availability, isAsked: sql`${side.freeUpTo !== null} and ${job.shiftsAsked} > 0`, share: availability },
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

/** The tier, and the rank by which "best matches" sorts: as `fit.tier` and `fit.rank`, to stand after FROM job_search. */
export const fit = (side: SeekerSide): SQL => {
  const share = percent(sql`shifts.total`, sql`${whole} * ${job.shiftsAsked}`)
  const availability = side.freeUpTo === null ? sql`null::int` : sql`case when ${isShort} then 0 else ${share} end`
  return sql`${weekSource(side)}
  cross join lateral (select ${tier(side)} as tier, ${weighed(side, availability)} as match offset 0) as scored
  cross join lateral (select scored.tier, ${rank(sql`scored.tier`, sql`scored.match`)} as rank offset 0) as fit`
}

/** What the rank is at most, with all of the week free: it looks at no shift, so it is cheap. */
export const rankAtMost = (side: SeekerSide): SQL => {
  const mayFit = side.freeUpTo === null ? sql`1` : sql`case when ${job.shiftsAsked} > 0 then 3 else 1 end`
  const match = weighed(side, side.freeUpTo === null ? sql`null::int` : sql`case when ${job.shiftsAsked} > 0 then 100 end`)
  return rank(sql`case when ${reachOnly(side)} then ${mayFit} else 0 end`, match)
}
