import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchSorts } from '@evenshift/contract/states/search'
import { type MatchSeeker, fitOf, weekOf } from '#server/capabilities/match/public'
import { cities, cityNamed, interests, jobRoles, sectors, skills } from '#server/capabilities/reference/public'
import type { SortKeys } from '#server/capabilities/search/cursor'
import type { SearchScope } from '#server/capabilities/search/filters'
import { orderOf } from '#server/capabilities/search/order'
import { type JobFacts, indexJob, unindexEmployer, unindexJob } from '#server/capabilities/search/public'
import { seekerSide } from '#server/capabilities/search/seeker-side'
import { countFacets } from '#server/capabilities/search/store.facets'
import { findJobs } from '#server/capabilities/search/store.search'
import type { Database } from '#server/platform/database/port'
import { migrationsFolder, testDatabase } from '#server/testkit/databases'

const JOBS = 160
const START = Date.UTC(2026, 10, 21, 9)

const time = fc.integer({ min: 0, max: 47 }).map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
const shift = fc.record({ day: fc.integer({ min: 1, max: 7 }), start: time, end: time })
const weekOfShifts = fc.array(shift, { maxLength: 5 })
const typed = fc.constantFrom('Juggling', 'Fire eating', 'Clowning').map((name) => ({ _id: null, name }))
const listed = fc.constantFrom(...skills().slice(0, 9), ...skills().slice(-3)).map(({ _id, name }) => ({ _id, name }))
/** A role with its own sector: few enough of both that jobs and seekers meet. */
const roles = fc.constantFrom(...jobRoles().slice(0, 12))
const places = fc.constantFrom(...['Leeds', 'Bradford', 'York', 'London', 'Aberdeen'].map((name) => cityNamed(name) ?? cities()[0]))

const anyJob = fc.record({
  role: roles,
  city: places,
  shifts: weekOfShifts,
  skillsRequired: fc.array(
    fc.tuple(fc.oneof(listed, listed, typed), fc.boolean()).map(([skill, must]) => ({ ...skill, must })),
    { maxLength: 5 },
  ),
  workplace: fc.constantFrom('on_site' as const, 'hybrid' as const, 'remote' as const),
  title: fc.constantFrom('Barista', 'Weekend barista at the Café', 'Shelf filler', '100% fun', 'Kitchen porter'),
  hourlyPence: fc.constantFrom(1271, 1300, 1333.3333, 1500, 2100.5),
  hoursPerWeek: fc.integer({ min: 2, max: 60 }).map((halves) => halves / 2),
  closesIn: fc.integer({ min: 0, max: 40 }),
  minute: fc.integer({ min: 0, max: 40 }),
  contractLength: fc.constantFrom('ongoing' as const, 'under_1_month' as const),
  flags: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
})
const anySeeker: fc.Arbitrary<MatchSeeker> = fc.record({
  skills: fc.array(
    fc.oneof(
      listed.map(({ _id, name }) => ({ name, position: skills().findIndex((one) => one._id === _id) })),
      typed.map(({ name }) => ({ name: name.toUpperCase(), position: null })),
    ),
    { maxLength: 8 },
  ),
  interests: fc.array(fc.constantFrom(...interests()), { maxLength: 20 }),
  free: fc.option(weekOfShifts.map((shifts) => weekOf(shifts))),
  busy: fc.constant([]),
  home: fc.option(places.map((city) => city ?? null)),
  travelMode: fc.constantFrom('walk', 'cycle', 'public_transport', 'car', null),
})

let database: Database
let remove: () => Promise<void>
const employerId = uuidv7()
const jobs: JobFacts[] = fc.sample(anyJob, { numRuns: JOBS, seed: 4 }).map(({ role, city, closesIn, minute, flags, ...job }) => ({
  ...job,
  _id: uuidv7(),
  employerId,
  employerName: 'The Corner Café',
  description: 'Serving coffee & cake, 50% of the time.',
  responsibilities: ['Open up'],
  sector: role.sector,
  jobRole: { _id: role._id, name: role.name },
  location: city?.name ?? '',
  totalHours: null,
  closingDate: new Date(START + closesIn * 86_400_000).toISOString().slice(0, 10),
  isDbsCheck: flags[0] === true,
  openToInternationalStudents: flags[1] === true,
  isInterviewRecorded: flags[2] === true,
  easyApply: flags[3] === true,
  publishedAt: new Date(START - minute * 60_000),
}))

beforeAll(async () => {
  const place = await testDatabase(process.env['TEST_DATABASE_URL'] ? 'postgres' : 'memory')
  database = await place.open()
  remove = place.remove
  await database.migrate(migrationsFolder)
  for (const job of jobs) await indexJob(database.db, job)
})
afterAll(async () => {
  await database.close()
  await remove()
})

const nobody: MatchSeeker = { skills: [], interests: [], free: null, busy: [], home: null, travelMode: null }
const scope = (query: SearchScope['query'], seeker = nobody, more: Partial<SearchScope> = {}): SearchScope => ({
  query,
  place: null,
  side: seekerSide(seeker),
  asOf: new Date(START),
  excluded: [],
  ...more,
})
const everything = { after: null, offset: 0, limit: JOBS + 10 }
const found = async (query: SearchScope['query'], seeker = nobody, more: Partial<SearchScope> = {}): Promise<JobFacts[]> => {
  const { rows, total } = await findJobs(database.db, scope(query, seeker, more), orderOf('newest', null), everything)
  expect(rows).toHaveLength(total)
  return rows.map(({ jobId }) => jobs.find(({ _id }) => _id === jobId)).filter((job) => job !== undefined)
}
const ids = (list: readonly JobFacts[]): string[] => list.map(({ _id }) => _id).sort()
const idsWhere = (test: (job: JobFacts) => boolean): string[] => ids(jobs.filter(test))

describe('the match in the database', () => {
  it('is the match of the rules, for any job and any seeker', async () => {
    for (const seeker of fc.sample(anySeeker, { numRuns: 40, seed: 11 })) {
      const { rows } = await findJobs(database.db, scope({}, seeker), orderOf('match', null), everything)
      const inDatabase = new Map(rows.map(({ jobId, key }) => [jobId, key]))
      expect(jobs.map((job) => inDatabase.get(job._id))).toEqual(jobs.map((job) => fitOf(job, seeker).match ?? -1))
    }
  })

  it('finds fitting just those jobs of which every shift fits', async () => {
    for (const seeker of fc.sample(anySeeker, { numRuns: 40, seed: 12 })) {
      const fitting = idsWhere((job) => {
        const { weekFit } = fitOf(job, seeker)
        return seeker.free !== null && (weekFit === null || weekFit.shiftsFit === weekFit.shiftsTotal)
      })
      expect(ids(await found({ fitsAvailability: true }, seeker))).toEqual(fitting)
    }
  })
})

describe('an order of search', () => {
  const seeker = fc.sample(anySeeker, { numRuns: 1, seed: 13 })[0] ?? nobody

  it.each(searchSorts)('%s brings every job once, page by page, whatever the size of the page', async (sort) => {
    const order = orderOf(sort, cityNamed('Leeds') ?? null)
    const whole = await findJobs(database.db, scope({}, seeker), order, everything)
    expect(whole.total).toBe(JOBS)
    expect(new Set(whole.rows.map(({ jobId }) => jobId)).size).toBe(JOBS)
    for (const limit of [7, 50]) {
      const paged: SortKeys[] = []
      let after: SortKeys | null = null
      do {
        const page = await findJobs(database.db, scope({}, seeker), order, { after, offset: 0, limit })
        paged.push(...page.rows)
        after = page.rows.length === limit ? (page.rows.at(-1) ?? null) : null
      } while (after !== null)
      expect(paged).toEqual(whole.rows)
      const byNumber = await findJobs(database.db, scope({}, seeker), order, { after: null, offset: 2 * limit, limit })
      expect(byNumber.rows).toEqual(whole.rows.slice(2 * limit, 3 * limit))
    }
  })

  it.each<[(typeof searchSorts)[number], (a: JobFacts, b: JobFacts) => number]>([
    ['newest', (a, b) => b.publishedAt.getTime() - a.publishedAt.getTime()],
    ['salary', (a, b) => b.hourlyPence - a.hourlyPence],
    ['closing', (a, b) => a.closingDate.localeCompare(b.closingDate)],
    ['match', (a, b) => (fitOf(b, seeker).match ?? -1) - (fitOf(a, seeker).match ?? -1)],
  ])('%s means what it says, then the newest first', async (sort, compare) => {
    const { rows } = await findJobs(database.db, scope({}, seeker), orderOf(sort, null), everything)
    const newestFirst = (a: JobFacts, b: JobFacts): number => b.publishedAt.getTime() - a.publishedAt.getTime() || (a._id < b._id ? 1 : -1)
    expect(rows.map(({ jobId }) => jobId)).toEqual([...jobs].sort((a, b) => compare(a, b) || newestFirst(a, b)).map(({ _id }) => _id))
  })

  it('by distance begins in the place itself', async () => {
    const { rows } = await findJobs(database.db, scope({}), orderOf('distance', cityNamed('York') ?? null), everything)
    const places = rows.map(({ jobId }) => jobs.find(({ _id }) => _id === jobId)?.location)
    expect([...new Set(places)]).toEqual(['York', 'Leeds', 'Bradford', 'London', 'Aberdeen'])
  })
})

describe('a filter of search', () => {
  const role = jobRoles()[0]
  const sector = sectors()[0]
  const skill = skills()[0]
  it.each<[string, SearchScope['query'], (job: JobFacts) => boolean]>([
    ['role', { jobRole: [role?._id ?? ''] }, (job) => job.jobRole?._id === role?._id],
    ['sector', { sector: [sector?._id ?? ''] }, (job) => job.sector === sector?.name],
    ['an unknown sector', { sector: [uuidv7()] }, () => false],
    ['skills', { skills: [skill?._id ?? ''] }, (job) => job.skillsRequired.some(({ _id }) => _id === skill?._id)],
    ['pay by the hour', { salaryMin: 13 }, (job) => job.hourlyPence >= 1300],
    ['pay by the week', { salaryMin: 200, salaryUnit: 'week' }, (job) => job.hourlyPence * job.hoursPerWeek >= 19_999.9],
    ['pay by the year', { salaryMin: 9000, salaryUnit: 'year' }, (job) => job.hourlyPence * job.hoursPerWeek * 52 >= 899_999.9],
    ['hours', { hoursMin: 4.5, hoursMax: 16 }, (job) => job.hoursPerWeek >= 4.5 && job.hoursPerWeek <= 16],
    ['length', { contractLength: ['ongoing'] }, (job) => job.contractLength === 'ongoing'],
    ['days', { days: [1, 7] }, (job) => job.shifts.some(({ day }) => day === 1 || day === 7)],
    ['DBS check', { isDbsCheck: false }, (job) => !job.isDbsCheck],
    ['student visa', { openToInternationalStudents: true }, (job) => job.openToInternationalStudents],
    ['recorded interview', { isInterviewRecorded: true }, (job) => job.isInterviewRecorded],
    ['easy apply', { easyApply: true }, (job) => job.easyApply],
    ['a word of the title, accents and endings aside', { q: 'cafes weekend' }, (job) => job.title.startsWith('Weekend')],
    ['a word that means nothing by itself', { q: '%' }, () => false],
  ])('by %s finds just what it says', async (_, query, test) => {
    expect(ids(await found(query))).toEqual(idsWhere(test))
  })

  it('by place finds the city, and with a radius what lies around it', async () => {
    const place = cityNamed('Leeds') ?? null
    expect(ids(await found({}, nobody, { place }))).toEqual(idsWhere(({ location }) => location === 'Leeds'))
    const near = ['Leeds', 'Bradford']
    expect(ids(await found({ radiusKm: 20 }, nobody, { place }))).toEqual(idsWhere(({ location }) => near.includes(location)))
  })

  it('leaves out what was published later, what has closed, and what is excluded', async () => {
    const [first] = jobs
    expect(await found({}, nobody, { asOf: new Date(START - 60 * 60_000) })).toEqual([])
    expect(ids(await found({}, nobody, { asOf: new Date(START + 41 * 86_400_000) }))).toEqual([])
    expect(ids(await found({}, nobody, { excluded: [first?._id ?? ''] }))).toEqual(idsWhere((job) => job !== first))
  })

  it('counts what each further choice would leave', async () => {
    const facets = await countFacets(database.db, scope({ easyApply: true }))
    const easy = jobs.filter(({ easyApply }) => easyApply)
    expect(facets.location.find(({ name }) => name === 'Leeds')?.count).toBe(easy.filter(({ location }) => location === 'Leeds').length)
    expect(facets.contractLength.find(({ _id }) => _id === 'ongoing')).toEqual({
      _id: 'ongoing',
      name: 'Ongoing',
      count: easy.filter(({ contractLength }) => contractLength === 'ongoing').length,
    })
    expect(facets.days.map(({ count }) => count)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((id) => easy.filter(({ shifts }) => shifts.some(({ day }) => day === id)).length),
    )
    expect(facets.sector.reduce((sum, { count }) => sum + count, 0)).toBe(easy.length)
  })
})

describe('the index', () => {
  it('brings an edited job up to date and forgets one that is no longer live', async () => {
    const job: JobFacts = { ...(jobs[0] as JobFacts), _id: uuidv7(), employerId: uuidv7(), title: 'Zookeeper' }
    const count = async (q: string): Promise<number> =>
      (await findJobs(database.db, scope({ q }), orderOf('newest', null), everything)).total
    await indexJob(database.db, job)
    await indexJob(database.db, { ...job, title: 'Aquarist' })
    expect([await count('zookeeper'), await count('aquarist')]).toEqual([0, 1])
    await unindexJob(database.db, job._id)
    expect(await count('aquarist')).toBe(0)
    await indexJob(database.db, job)
    await unindexEmployer(database.db, job.employerId)
    expect(await count('zookeeper')).toBe(0)
  })
})
