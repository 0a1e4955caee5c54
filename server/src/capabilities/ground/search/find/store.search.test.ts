import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchSorts } from '@evenshift/contract/states/job/search'
import { fitOf } from '#server/capabilities/ground/match/public'
import { cityNamed } from '#server/capabilities/ground/reference/public'
import type { SortKeys } from '#server/capabilities/ground/search/ranking/cursor'
import { JOBS, anySeeker, everything, find, ids, idsWhere, indexedJobs, jobs, nobody, scope } from '#server/testkit/database/indexed'
import { orderOf } from '#server/capabilities/ground/search/ranking/order'
import { type JobFacts, indexJob, unindexEmployer, unindexJob } from '#server/capabilities/ground/search/public'

let index: Awaited<ReturnType<typeof indexedJobs>>
beforeAll(async () => {
  index = await indexedJobs()
})
afterAll(() => index.close())

describe('the match in the database', () => {
  it('is the match of the rules, for any job and any seeker', async () => {
    for (const seeker of fc.sample(anySeeker, { numRuns: 40, seed: 11 })) {
      const { rows } = await find(index.database.db, scope({}, seeker), orderOf('match', null), everything)
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
      expect(ids(await index.found({ fitsAvailability: true }, seeker))).toEqual(fitting)
    }
  })
})

describe('an order of search', () => {
  const seeker = fc.sample(anySeeker, { numRuns: 1, seed: 13 })[0] ?? nobody

  it.each(searchSorts)('%s brings every job once, page by page, whatever the size of the page', async (sort) => {
    const order = orderOf(sort, cityNamed('Leeds') ?? null)
    const whole = await find(index.database.db, scope({}, seeker), order, everything)
    expect(whole.total).toBe(JOBS)
    expect(new Set(whole.rows.map(({ jobId }) => jobId)).size).toBe(JOBS)
    for (const limit of [7, 50]) {
      const paged: SortKeys[] = []
      let after: SortKeys | null = null
      do {
        const page = await find(index.database.db, scope({}, seeker), order, { after, offset: 0, limit })
        paged.push(...page.rows)
        after = page.rows.length === limit ? (page.rows.at(-1) ?? null) : null
      } while (after !== null)
      expect(paged).toEqual(whole.rows)
      const byNumber = await find(index.database.db, scope({}, seeker), order, { after: null, offset: 2 * limit, limit })
      expect(byNumber.rows).toEqual(whole.rows.slice(2 * limit, 3 * limit))
    }
  })

  it.each<[(typeof searchSorts)[number], (a: JobFacts, b: JobFacts) => number]>([
    ['newest', (a, b) => b.publishedAt.getTime() - a.publishedAt.getTime()],
    ['salary', (a, b) => b.hourlyPence - a.hourlyPence],
    ['closing', (a, b) => a.closingDate.localeCompare(b.closingDate)],
    ['match', (a, b) => (fitOf(b, seeker).match ?? -1) - (fitOf(a, seeker).match ?? -1)],
  ])('%s means what it says, then the newest first', async (sort, compare) => {
    const { rows } = await find(index.database.db, scope({}, seeker), orderOf(sort, null), everything)
    const newestFirst = (a: JobFacts, b: JobFacts): number => b.publishedAt.getTime() - a.publishedAt.getTime() || (a._id < b._id ? 1 : -1)
    expect(rows.map(({ jobId }) => jobId)).toEqual([...jobs].sort((a, b) => compare(a, b) || newestFirst(a, b)).map(({ _id }) => _id))
  })

  it('by distance begins in the place itself', async () => {
    const { rows } = await find(index.database.db, scope({}), orderOf('distance', cityNamed('York') ?? null), everything)
    const places = rows.map(({ jobId }) => jobs.find(({ _id }) => _id === jobId)?.location)
    expect([...new Set(places)]).toEqual(['York', 'Leeds', 'Bradford', 'London', 'Aberdeen'])
  })
})

describe('the index', () => {
  it('brings an edited job up to date and forgets one that is no longer live', async () => {
    const job: JobFacts = { ...(jobs[0] as JobFacts), _id: uuidv7(), employerId: uuidv7(), title: 'Zookeeper' }
    const count = async (q: string): Promise<number> =>
      (await find(index.database.db, scope({ q }), orderOf('newest', null), everything)).total
    await indexJob(index.database.db, job)
    await indexJob(index.database.db, { ...job, title: 'Aquarist' })
    expect([await count('zookeeper'), await count('aquarist')]).toEqual([0, 1])
    await unindexJob(index.database.db, job._id)
    expect(await count('aquarist')).toBe(0)
    await indexJob(index.database.db, job)
    await unindexEmployer(index.database.db, job.employerId)
    expect(await count('zookeeper')).toBe(0)
  })
})
