import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchSorts } from '@evenshift/contract/states/job/search'
import { dayPartHours } from '@evenshift/contract/states/week'
import { minutesApart, weekSpan } from '@evenshift/contract/shift-times'
import { type MatchSeeker, cardFitOf, either, fitOf, weekOf, without } from '#server/capabilities/ground/match/public'
import { cityNamed, placeNamed } from '#server/capabilities/ground/reference/public'
import type { SortKeys } from '#server/capabilities/ground/search/ranking/cursor'
import { JOBS, anySeeker, everything, find, ids, idsWhere, indexedJobs, jobs, nobody, scope } from '#server/testkit/database/indexed'
import { orderOf } from '#server/capabilities/ground/search/ranking/order'
import { type JobFacts, indexJob, mapOf, openingsOf, tiersOf, unindexEmployer, unindexJob } from '#server/capabilities/ground/search/public'

let index: Awaited<ReturnType<typeof indexedJobs>>
beforeAll(async () => {
  index = await indexedJobs()
})
afterAll(() => index.close())

/** What best matches are ordered by: the tier, then the match. */
const rankOf = (job: JobFacts, seeker: MatchSeeker): number => {
  const { tier, match } = fitOf(job, seeker)
  return 200 * tier + (match ?? -1)
}

describe('the match in the database', () => {
  it('is the tier and the match of the rules, for any job and any seeker', async () => {
    for (const seeker of fc.sample(anySeeker, { numRuns: 40, seed: 11 })) {
      const { rows } = await find(index.database.db, scope({}, seeker), orderOf('match', null), everything)
      const inDatabase = new Map(rows.map(({ jobId, key }) => [jobId, key]))
      expect(jobs.map((job) => inDatabase.get(job._id))).toEqual(jobs.map((job) => rankOf(job, seeker)))
    }
  })

  it('finds fitting just those jobs of which every shift fits', async () => {
    for (const seeker of fc.sample(anySeeker, { numRuns: 40, seed: 12 })) {
      const fitting = idsWhere((job) => {
        const { weekFit } = fitOf(job, seeker)
        return seeker.free !== null && (weekFit === null || weekFit.shiftsFit >= weekFit.shiftsNeeded)
      })
      expect(ids(await index.found({ fitsAvailability: true }, seeker))).toEqual(fitting)
    }
  })
})

describe('work that is held', () => {
  it('is free time for no job: none fits by a shift that lies in it', async () => {
    for (const seeker of fc.sample(anySeeker, { numRuns: 40, seed: 14 })) {
      const work = seeker.busy.filter(({ isWork }) => isWork)
      const overlapsWork = (shift: JobFacts['shifts'][number]) => work.some((one) => minutesApart(weekSpan(one), weekSpan(shift)) < 0)
      const { rows } = await find(index.database.db, scope({}, seeker), orderOf('match', null), everything)
      const keys = new Map(rows.map(({ jobId, key }) => [jobId, Number(key)]))
      for (const job of jobs) {
        const clear = job.shifts.filter((shift) => !overlapsWork(shift)).length
        const asked = Math.min(job.shiftsNeeded ?? job.shifts.length, job.shifts.length)
        const least = { 3: asked, 2: 1 }[Math.floor(((keys.get(job._id) ?? 0) + 1) / 200)] ?? 0
        expect(clear).toBeGreaterThanOrEqual(least)
        cardFitOf(job, seeker).fits?.forEach(({ state }, at) =>
          expect(state === 'fits' && overlapsWork(job.shifts[at] as (typeof job.shifts)[number])).toBe(false),
        )
      }
    }
  })
})

describe('reach', () => {
  it.each([
    ['near', [1, 2, 3]],
    ['fits', [3]],
    ['part', [2]],
  ] as const)('%s finds just the jobs of tiers %j, and counts them', async (reach, found) => {
    for (const seeker of fc.sample(anySeeker, { numRuns: 20, seed: 21 })) {
      const tiers = jobs.map((job) => fitOf(job, seeker).tier)
      expect(ids(await index.found({ reach }, seeker))).toEqual(ids(jobs.filter((_, at) => found.some((tier) => tier === tiers[at]))))
      const counts = await tiersOf(index.database.db, scope({ reach }, seeker), uuidv7())
      const from = (tier: number) => tiers.filter((one) => one >= tier).length
      expect(counts).toEqual({ whole: from(3), part: from(2) - from(3), near: from(1), everywhere: JOBS })
    }
  })
})

describe('the map', () => {
  it('counts the jobs of each code around a home, and shows the one that fits best', async () => {
    const home = placeNamed('LS6') ?? null
    for (const seeker of fc.sample(anySeeker, { numRuns: 20, seed: 23 }).map((one) => ({ ...one, home }))) {
      for (const reach of [undefined, 'near', 'fits'] as const) {
        const least = { none: 0, near: 1, fits: 3 }[reach ?? 'none']
        const codes = await mapOf(index.database.db, scope({ reach }, seeker), seeker)
        expect(codes[0]?.place.name).toBe('LS6')
        for (const { place, found } of codes.filter(({ place: { name } }) => ['LS1', 'LS6', 'LS17', 'BD7'].includes(name))) {
          const there = jobs.filter((job) => job.workplace !== 'remote' && job.outcode === place.name && fitOf(job, seeker).tier >= least)
          expect(found?.jobs ?? 0).toBe(there.length)
          const best = Math.max(...there.map((job) => fitOf(job, seeker).tier))
          const shown = there.find(({ _id }) => _id === found?.best)
          if (there.length > 0) expect(shown && fitOf(shown, seeker).tier).toBe(best)
        }
      }
    }
  })
  it('is empty for who says not where they live', async () => {
    expect(await mapOf(index.database.db, scope({}), { ...nobody, home: null })).toEqual([])
  })
})

describe('what would bring more', () => {
  it('is told with as many jobs as then fit', async () => {
    for (const seeker of fc.sample(anySeeker, { numRuns: 40, seed: 22 }).filter(({ free }) => free !== null)) {
      const now = jobs.filter((job) => fitOf(job, seeker).tier === 3).length
      const openings = await openingsOf(index.database.db, scope({}, seeker), seeker, { whole: 0 })
      // The same of a search that asks for what fits alone.
      expect(await openingsOf(index.database.db, scope({ fitsAvailability: true }, seeker), seeker, { whole: 0 })).toEqual(openings)
      for (const opening of openings) {
        if (opening.change !== 'travelMinutes') continue
        const then = jobs.filter((job) => fitOf(job, { ...seeker, travelMinutes: opening.minutes }).tier === 3).length
        expect(opening.jobs).toBe(then - now)
      }
      expect(openings.filter(({ change }) => change === 'travelMinutes').length, 'the nearest limit alone').toBeLessThanOrEqual(1)
    }
  })
  it('names from or until when is enough where free time lies beside it: as many jobs fit then', async () => {
    const partHours = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`
    let told = 0
    for (const seeker of fc.sample(anySeeker, { numRuns: 40, seed: 23 })) {
      if (seeker.free === null) continue
      const now = jobs.filter((job) => fitOf(job, seeker).tier === 3).length
      for (const opening of await openingsOf(index.database.db, scope({}, seeker), seeker, { whole: 0 })) {
        if (opening.change !== 'free' || opening.nearly === null) continue
        const { from, until } = opening.nearly
        const [start, end] = dayPartHours[opening.part]
        const added = without(
          weekOf([{ day: opening.day, start: from ?? partHours(start), end: until ?? partHours(end) }]),
          weekOf(seeker.busy),
        )
        const then = jobs.filter((job) => fitOf(job, { ...seeker, free: either(seeker.free ?? added, added) }).tier === 3).length
        expect(then - now).toBe(opening.jobs)
        told++
      }
    }
    expect(told).toBeGreaterThan(0)
  })
  it('is nothing where five fit already', async () => {
    expect(await openingsOf(index.database.db, scope({}), nobody, { whole: 5 })).toEqual([])
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
    ['match', (a, b) => rankOf(b, seeker) - rankOf(a, seeker)],
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
