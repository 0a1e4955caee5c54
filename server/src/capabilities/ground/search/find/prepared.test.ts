import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MatchSeeker, fitOf, weekOf } from '#server/capabilities/ground/match/public'
import { placeNamed, interests, jobRoles, skills } from '#server/capabilities/ground/reference/public'
import type { SortKeys } from '#server/capabilities/ground/search/ranking/cursor'
import type { SearchScope } from '#server/capabilities/ground/search/find/filters'
import { searchPage } from '#server/capabilities/ground/search/find/find'
import { orderOf } from '#server/capabilities/ground/search/ranking/order'
import { prepareMatchesOf } from '#server/capabilities/ground/search/find/prepare'
import { runSearchClock } from '#server/capabilities/ground/search/find/asked'
import { type JobFacts, erasePreparedOf, indexJob, unindexJob } from '#server/capabilities/ground/search/public'
import { seekerSide } from '#server/capabilities/ground/search/ranking/seeker-side'
import { preparedMatches } from '#server/capabilities/ground/search/tables'
import type { Database } from '#server/platform/database/port'
import { migratedDatabase } from '#server/testkit/database/migrated'

const START = Date.UTC(2026, 10, 21, 9)
const TEMPLATES = 60
const COPIES = 29
const places = ['Leeds', 'Bradford', 'London', 'Aberdeen']
const seekerId = uuidv7()
const week = weekOf([
  { day: 7, start: '08:00', end: '18:00' },
  { day: 3, start: '17:00', end: '22:00' },
])
const held = skills().slice(0, 4)
const seeker: MatchSeeker = {
  skills: held,
  interests: interests().slice(0, 9),
  free: week,
  busy: [],
  home: placeNamed('Leeds') ?? null,
  travelMode: null,
  travelMinutes: 45,
}

/** What best matches are ordered by: the tier, then the match. */
const rankOf = (job: JobFacts, who: MatchSeeker): number => {
  const { tier, match } = fitOf(job, who)
  return 200 * tier + (match ?? -1)
}

/** Adverts that differ in all that the match reads; which one a job is a copy of stands in its employer's name. */
const advert = (at: number): JobFacts => {
  const shifts = [
    { day: (at % 7) + 1, start: `${String(8 + (at % 10)).padStart(2, '0')}:00`, end: `${String(12 + (at % 10)).padStart(2, '0')}:30` },
    ...(at % 4 === 0 ? [{ day: 2, start: '09:00', end: '12:00' }] : []),
  ]
  const role = jobRoles()[at % 7]
  return {
    _id: uuidv7(),
    employerId: uuidv7(),
    employerName: `Advert ${at}`,
    title: at % 3 === 0 ? 'Barista' : 'Shelf filler',
    description: 'Plain work.',
    responsibilities: [],
    sector: role?.sector ?? '',
    jobRole: { _id: role?._id ?? null, name: role?.name ?? '' },
    skillsRequired: skills()
      .slice(at % 5, (at % 5) + 3)
      .map(({ _id, name }) => ({ _id, name, must: false })),
    location: places[at % places.length] ?? '',
    outcode: null,
    shiftsNeeded: null,
    workplace: at % 11 === 0 ? 'remote' : 'on_site',
    shifts,
    open: shifts,
    hoursPerWeek: 4,
    totalHours: null,
    contractLength: 'ongoing',
    closingDate: '2026-12-20',
    isDbsCheck: false,
    openToInternationalStudents: true,
    uniformProvided: false,
    isInterviewRecorded: false,
    easyApply: at % 2 === 0,
    hourlyPence: 1300,
    publishedAt: new Date(START - at * 60_000),
  }
}
const adverts = Array.from({ length: TEMPLATES }, (_, at) => advert(at))
const advertOf = (name: string): JobFacts => adverts[Number(name.split(' ')[1])] ?? advert(0)

let database: Database
let close: () => Promise<void>
beforeAll(async () => {
  ;({ database, close } = await migratedDatabase())
  for (const job of adverts) await indexJob(database.db, job)
  await database.sql.query(`insert into job_search select (jsonb_populate_record(j, jsonb_build_object('job_id', gen_random_uuid(),
    'published_at', j.published_at - n * interval '61 minutes'))).* from job_search j, generate_series(1, ${COPIES}) n`)
  // Indexed long before anything is prepared.
  await database.sql.query(`update job_search set indexed_at = now() - interval '1 hour'`)
  await database.sql.query('analyze')
})
beforeEach(() => database.db.delete(preparedMatches))
afterAll(() => close())

const scope = (more: Partial<SearchScope> = {}, who = seeker): SearchScope => ({
  query: {},
  place: null,
  side: seekerSide(who),
  asOf: new Date(START),
  excluded: [],
  ...more,
})
const prepare = (location: string | null = null, who = seeker): Promise<void> =>
  prepareMatchesOf(database.db, who, { seekerId, location, radiusKm: 0 }, new Date(START))
const find = (searched: SearchScope, window: { after: SortKeys | null; offset: number; limit: number }) =>
  searchPage(database.db, searched, orderOf('match', null), window, seekerId)
const first = { after: null, offset: 0, limit: 20 }

/** All pages of a search, by their cursors. */
async function paged(searched: SearchScope, limit: number): Promise<SortKeys[]> {
  const rows: SortKeys[] = []
  for (let after: SortKeys | null = null; ;) {
    const page: readonly SortKeys[] = (await find(searched, { after, offset: 0, limit })).rows
    rows.push(...page)
    after = page.at(-1) ?? null
    if (page.length < limit) return rows
  }
}
/** The same by the rules of the match, from all the rows there are. */
async function byTheRules(who: MatchSeeker, isFound: (job: JobFacts) => boolean): Promise<SortKeys[]> {
  const { rows } = await database.sql.query(
    'select job_id, employer_name, (extract(epoch from published_at) * 1000)::float8 as at from job_search where published_at <= to_timestamp($1)',
    [START / 1000],
  )
  const ranks = new Map(adverts.map((job) => [job.employerName, rankOf(job, who)]))
  return rows
    .filter((row) => isFound(advertOf(String(row['employer_name']))))
    .map((row) => ({
      key: ranks.get(String(row['employer_name'])) ?? -1,
      publishedAt: new Date(Number(row['at'])),
      jobId: String(row['job_id']),
    }))
    .sort((a, b) => b.key - a.key || b.publishedAt.getTime() - a.publishedAt.getTime() || (a.jobId < b.jobId ? 1 : -1))
}
const any = (): boolean => true

describe('the order of the match among more jobs than are counted', () => {
  it('is that of the rules to the last page, with nothing prepared and beyond what was prepared', async () => {
    const expected = await byTheRules(seeker, any)
    expect(expected).toHaveLength(TEMPLATES * (COPIES + 1))
    expect(await paged(scope(), 300)).toEqual(expected)
    await prepare()
    expect(await paged(scope(), 300)).toEqual(expected)
    expect((await find(scope(), { after: null, offset: 1190, limit: 20 })).rows).toEqual(expected.slice(1190, 1210))
  })

  it('asks for preparation once, and again when the profile is another or much has come since', async () => {
    expect((await find(scope(), first)).isToPrepare).toBe(true)
    await prepare()
    expect((await find(scope(), first)).isToPrepare).toBe(false)
    expect((await find(scope({}, { ...seeker, skills: [] }), first)).isToPrepare).toBe(true)
    await database.sql.query(`update prepared_matches set prepared_at = now() - interval '30 minutes'`)
    expect((await find(scope(), first)).isToPrepare).toBe(false)
    await database.sql.query(`update prepared_matches set prepared_at = now() - interval '2 hours'`)
    expect((await find(scope(), first)).isToPrepare).toBe(true)
  })

  it('reads what was prepared, and never for a profile that was another', async () => {
    await prepare()
    const real = (await find(scope(), first)).rows
    // A list that says something else is seen in the answer: so it was read.
    await database.sql.query('update prepared_matches set ranks = array(select 7 from unnest(ranks))')
    expect((await find(scope(), first)).rows).not.toEqual(real)
    const other = { ...seeker, skills: [], travelMode: 'walk' as const }
    expect((await find(scope({}, other), first)).rows).toEqual((await byTheRules(other, any)).slice(0, 20))
  })

  it('holds for any filter: it only takes away', async () => {
    await prepare()
    const easy = await byTheRules(seeker, ({ easyApply }) => easyApply)
    expect(easy.length).toBeLessThan(1000)
    await prepare('Leeds')
    const notExcluded = await byTheRules(seeker, any)
    const excluded = notExcluded.slice(0, 7).map(({ jobId }) => jobId)
    expect((await find(scope({ excluded }), first)).rows).toEqual(notExcluded.slice(7, 27))
    const shelf = await byTheRules(seeker, ({ title }) => title === 'Shelf filler')
    expect((await find(scope({ query: { q: 'shelf' } }), first)).rows).toEqual(shelf.slice(0, 20))
    expect(await paged(scope({ query: { q: 'shelf' } }), 400)).toEqual(shelf)
  })

  it.each([
    ['fits', 3],
    ['part', 2],
  ] as const)('holds for %s, the jobs of tier %i', async (reach, tier) => {
    const expected = await byTheRules(seeker, (job) => fitOf(job, seeker).tier === tier)
    expect(expected.length).toBeGreaterThan(0)
    expect(await paged(scope({ query: { reach } }), 40)).toEqual(expected)
    await prepare()
    expect(await paged(scope({ query: { reach } }), 40)).toEqual(expected)
  })

  it('tells at once of what was published, changed and closed since it was prepared', async () => {
    await prepare()
    const before = await byTheRules(seeker, any)
    const best = adverts.reduce((a, b) => (rankOf(b, seeker) > rankOf(a, seeker) ? b : a))
    const added = { ...best, _id: uuidv7(), publishedAt: new Date(START - 1) }
    await indexJob(database.db, added)
    expect((await find(scope(), first)).rows[0]?.jobId).toBe(added._id)
    // The best one turns into the worst, and the next goes.
    const worst = adverts.reduce((a, b) => (rankOf(b, seeker) < rankOf(a, seeker) ? b : a))
    await indexJob(database.db, { ...worst, _id: added._id, publishedAt: added.publishedAt })
    await unindexJob(database.db, before[1]?.jobId ?? '')
    expect(await paged(scope(), 250)).toEqual(await byTheRules(seeker, any))
    await unindexJob(database.db, added._id)
  })
})

it('counts up to one more than the total tells, and as much in the facets', async () => {
  const { total, facets } = await find(scope(), first)
  expect(total).toBe(1001)
  expect(facets.contractLength).toEqual([expect.objectContaining({ _id: 'ongoing', count: 1001 })])
  expect(facets.atLeast).toEqual(['sector', 'jobRole', 'contractLength', 'days', 'location'])
})

it('says which choices were counted among more jobs than are counted, though few are found', async () => {
  const { total, facets } = await find(scope({ query: { days: [1] } }), first)
  expect(total).toBe((await byTheRules(seeker, ({ shifts }) => shifts.some(({ day }) => day === 1))).length)
  expect(facets.atLeast).toEqual(['days'])
})

it('keeps nothing prepared for people who stay away, nor of people who are erased', async () => {
  const day = (days: number) => new Date(START + days * 86_400_000)
  const lists = async () => (await database.db.select({ scope: preparedMatches.scope }).from(preparedMatches)).length
  await prepare()
  await runSearchClock(database, day(20))
  expect(await lists()).toBe(1)
  await find(scope({ asOf: day(20) }), first)
  await runSearchClock(database, day(22))
  expect(await lists()).toBe(1)
  await runSearchClock(database, day(45))
  expect(await lists()).toBe(0)
  await prepare('London')
  await erasePreparedOf(database.db, seekerId)
  expect(await lists()).toBe(0)
})

it('keeps the places that were looked at last, a few for each seeker', async () => {
  for (const location of ['Leeds', 'Bradford', 'London', 'Aberdeen', 'York', 'Oxford', 'Cambridge', 'Bristol']) await prepare(location)
  const [row] = await database.db.select({ lists: sql<number>`count(*)::int` }).from(preparedMatches)
  expect(row?.lists).toBe(6)
})
