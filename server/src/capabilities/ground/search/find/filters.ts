import { type SQL, and, sql } from 'drizzle-orm'
import type { SearchQuery } from '@evenshift/contract/model/job/search'
import { plusDays } from '@evenshift/contract/days'
import { jobFlagNames } from '@evenshift/contract/states/job/job-terms'
import type { Reach } from '@evenshift/contract/states/job/search'
import { type ShiftTime, dayPartHours } from '@evenshift/contract/states/week'
import { distanceKm } from '#server/capabilities/ground/match/public'
import { type Place, cities, isOutcode, jobRoleById, placeNamed, sectorById, skillById } from '#server/capabilities/ground/reference/public'
import type { NearWords } from '#server/capabilities/ground/search/words/store.words'
import { synonymsIn } from '#server/capabilities/ground/search/words/synonyms'
import { type SeekerSide, placesInReach } from '#server/capabilities/ground/search/ranking/seeker-side'
import { fitsWeek, numbers, texts } from '#server/capabilities/ground/search/ranking/ranking'
import { jobSearch as job } from '#server/capabilities/ground/search/tables'

/** Every filter of a search, without its order and place. */
export type SearchFilters = Omit<SearchQuery, 'page' | 'limit' | 'cursor' | 'sort'>
/** How near a job lies; beside what a search can ask for, those of which a part fits. */
export type Within = Reach | 'part'
/** The tier of the jobs that fit, and of those that fit in part. */
const tierOf = { fits: 3, part: 2 } as const

/** Everything that decides which jobs are found. */
export interface SearchScope {
  readonly query: Omit<SearchFilters, 'reach'> & { readonly reach?: Within | undefined }
  /** What `location` names. */
  readonly place: Place | null
  readonly side: SeekerSide
  /** Only what was there at this moment. */
  readonly asOf: Date
  /** Only what was published later than this. */
  readonly after?: Date
  /** What words of the search may mean beside themselves. */
  readonly near?: readonly NearWords[]
  /** Jobs that this seeker must not be shown. */
  readonly excluded: readonly string[]
  /** Jobs that this seeker applied for: what fits the week leaves them out. */
  readonly applied?: readonly string[]
  /** What is known to hold for all that fits: a shorter way to it. */
  readonly among?: SQL
}

const positions = (ids: readonly string[], byId: (id: string) => { position: number } | undefined): number[] =>
  ids.flatMap((id) => byId(id)?.position ?? [])

/** One lower bound of pay, made comparable with the hourly pence of each job; a hundredth of a penny allows for rounding. */
function paysAtLeast(pounds: number, unit: NonNullable<SearchQuery['salaryUnit']>): SQL {
  const earned = {
    hour: sql`${job.hourlyPence}`,
    day: sql`${job.hourlyPence} * ${job.longestShift}`,
    week: sql`${job.hourlyPence} * ${job.hoursPerWeek}`,
    month: sql`${job.hourlyPence} * ${job.hoursPerWeek} * 52 / 12`,
    year: sql`${job.hourlyPence} * ${job.hoursPerWeek} * 52`,
    fixed: sql`${job.hourlyPence} * ${job.totalHours}`,
  }[unit]
  return sql`${earned} + 0.01 >= ${pounds * 100}::float8`
}

/** The places in the list of the cities within this distance, in its order; the nearest is always one of them. */
export function citiesAround(place: Place, radiusKm: number): number[] {
  const away = cities().map((city) => (city.name === place.name ? 0 : distanceKm(place, city)))
  const reached = Math.max(radiusKm, Math.min(...away))
  return away.flatMap((km, position) => (km <= reached ? [position] : []))
}

/** Its place of work lies in this outward code; none does where there is no such code. */
function liesIn(outcode: string): SQL {
  const place = placeNamed(outcode)
  return place && isOutcode(place) ? sql`${job.place} = ${place.position}::smallint` : sql`false`
}

const wordQuery = (words: string): SQL => sql`plainto_tsquery('evenshift', ${words})`
const phraseQuery = (words: string): SQL => sql`phraseto_tsquery('evenshift', ${words})`
/** What is searched for: words that adverts call otherwise, and misspelt ones, each with what it may mean beside itself. */
const textQuery = (q: string, near: readonly NearWords[]): SQL =>
  [...synonymsIn(q), ...near].reduce(
    (query, { word, near: meant }) => {
      const either = sql.join([wordQuery(word), ...meant.map(phraseQuery)], sql` || `)
      return sql`ts_rewrite(${query}, ${wordQuery(word)}, ${either})`
    },
    sql`websearch_to_tsquery('evenshift', ${q})`,
  )

/** The hour until which a night counts as the evening before. */
const EVENING_END = 30
/** The days of a weekend as bits, bit 0 being sunday. */
const WEEKEND = 0b1000001

/** Has a shift at one of these times. */
function hasShiftAt(times: readonly ShiftTime[]): SQL {
  // The middle of a shift in quarters of an hour from midnight; what lies before six is the night of the day before, and its evening.
  const middle = sql`mod(2 * shift.start + shift.length + 72, 96) + 24`
  const at = times.map((time) =>
    time === 'weekend'
      ? sql`(1 << (shift.start / 48)) & ${WEEKEND}::int <> 0`
      : sql`${middle} >= ${dayPartHours[time][0] * 4}::int and ${middle} < ${(time === 'evening' ? EVENING_END : dayPartHours[time][1]) * 4}::int`,
  )
  return sql`exists (select 1 from unnest(${job.shiftStarts}, ${job.shiftLengths}) as shift(start, length) where ${sql.join(at, sql` or `)})`
}

/** The WHERE of a search; `filterSource` says what must stand in its FROM. */
export function filtersOf({ query, place, side, asOf, after, near = [], excluded, applied = [], among: fitting }: SearchScope): SQL {
  const among = (column: SQL, list: readonly number[]): SQL => sql`${column} = any(${numbers(list)})`
  const tier = query.reach === 'fits' || query.reach === 'part' ? tierOf[query.reach] : null
  const without = tier === null ? [...excluded] : [...excluded, ...applied]
  const days = query.days?.reduce((mask, day) => mask | (1 << (day - 1)), 0)
  const conditions: (SQL | undefined | false)[] = [
    sql`${job.publishedAt} <= ${asOf.toISOString()}::timestamptz`,
    after && sql`${job.publishedAt} > ${after.toISOString()}::timestamptz`,
    place ? among(sql`${job.city}`, citiesAround(place, query.radiusKm ?? 0)) : undefined,
    query.outcode ? liesIn(query.outcode) : undefined,
    query.sector && among(sql`${job.sector}`, positions(query.sector, sectorById)),
    query.jobRole && among(sql`${job.role}`, positions(query.jobRole, jobRoleById)),
    query.skills && sql`${job.skillPlaces} && ${numbers(positions(query.skills, skillById))}::smallint[]`,
    query.salaryMin === undefined ? undefined : paysAtLeast(query.salaryMin, query.salaryUnit ?? 'hour'),
    query.hoursMin === undefined ? undefined : sql`${job.hoursPerWeek} >= ${query.hoursMin}::float8`,
    query.hoursMax === undefined ? undefined : sql`${job.hoursPerWeek} <= ${query.hoursMax}::float8`,
    query.contractLength && sql`${job.contractLength} = any(${texts(query.contractLength)})`,
    days === undefined ? undefined : sql`(${job.days} & ${days}::smallint) <> 0`,
    query.times && hasShiftAt(query.times),
    fitting,
    query.reach && among(sql`${job.place}`, placesInReach(side)),
    tier !== null && sql`fit.tier = ${sql.raw(String(tier))}`,
    query.fitsAvailability && fitsWeek(side),
    ...jobFlagNames.map((flag) => (query[flag] === undefined ? undefined : sql`${job[flag]} = ${query[flag]}`)),
    query.postedWithin === undefined
      ? undefined
      : sql`${job.publishedAt} >= ${plusDays(asOf, -query.postedWithin).toISOString()}::timestamptz`,
    without.length > 0 && sql`${job.jobId} <> all(${sql.param(without)}::uuid[])`,
    // Last, as the words of an advert lie outside its row: they are fetched only for rows that everything else lets through.
    query.q ? sql`${job.words} @@ ${textQuery(query.q, near)}` : undefined,
  ]
  return and(...conditions.filter((condition) => condition !== undefined && condition !== false)) ?? sql`true`
}
