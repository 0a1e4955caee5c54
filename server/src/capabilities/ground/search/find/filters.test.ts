import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { weekSpan } from '@evenshift/contract/shift-times'
import type { DayPart } from '@evenshift/contract/states/week'
import { jobFlagNames } from '@evenshift/contract/states/job/job-terms'
import { cityNamed, jobRoles, placeNamed, sectors, skills } from '#server/capabilities/ground/reference/public'
import type { SearchScope } from '#server/capabilities/ground/search/find/filters'
import { START, everything, find, ids, idsWhere, indexedJobs, jobs, listed, nobody, roles, scope } from '#server/testkit/database/indexed'
import { orderOf } from '#server/capabilities/ground/search/ranking/order'
import type { JobFacts } from '#server/capabilities/ground/search/public'

let index: Awaited<ReturnType<typeof indexedJobs>>
beforeAll(async () => {
  index = await indexedJobs()
})
afterAll(() => index.close())

describe('a filter of search', () => {
  /** By the hour in which the middle of a shift lies. */
  const isIn = (part: DayPart, shift: Parameters<typeof weekSpan>[0]): boolean => {
    const { start, end } = weekSpan(shift)
    const hour = ((start + end) / 120) % 24
    return part === (hour >= 6 && hour < 12 ? 'morning' : hour >= 12 && hour < 17 ? 'afternoon' : 'evening')
  }
  const role = jobRoles()[0]
  const sector = sectors()[0]
  const skill = skills()[0]
  type Filter = [string, SearchScope['query'], (job: JobFacts) => boolean]
  it.each<Filter>([
    ['role', { jobRole: [role?._id ?? ''] }, (job) => job.jobRole?._id === role?._id],
    ['sector', { sector: [sector?._id ?? ''] }, (job) => job.sector === sector?.name],
    ['an outward code', { outcode: 'LS6' }, ({ outcode, workplace }) => outcode === 'LS6' && workplace !== 'remote'],
    ['an outward code in small letters', { outcode: 'ls6' }, ({ outcode, workplace }) => outcode === 'LS6' && workplace !== 'remote'],
    ['no outward code', { outcode: 'ZZ99' }, () => false],
    ['a city instead of an outward code', { outcode: 'York' }, () => false],
    ['an unknown sector', { sector: [uuidv7()] }, () => false],
    ['skills', { skills: [skill?._id ?? ''] }, (job) => job.skillsRequired.some(({ _id }) => _id === skill?._id)],
    ['pay by the hour', { salaryMin: 13 }, (job) => job.hourlyPence >= 1300],
    ['pay by the week', { salaryMin: 200, salaryUnit: 'week' }, (job) => job.hourlyPence * job.hoursPerWeek >= 19_999.9],
    ['pay by the year', { salaryMin: 9000, salaryUnit: 'year' }, (job) => job.hourlyPence * job.hoursPerWeek * 52 >= 899_999.9],
    ['hours', { hoursMin: 4.5, hoursMax: 16 }, (job) => job.hoursPerWeek >= 4.5 && job.hoursPerWeek <= 16],
    ['length', { contractLength: ['ongoing'] }, (job) => job.contractLength === 'ongoing'],
    ['days', { days: [1, 7] }, (job) => job.shifts.some(({ day }) => day === 1 || day === 7)],
    ['mornings', { times: ['morning'] }, ({ shifts }) => shifts.some((shift) => isIn('morning', shift))],
    [
      'afternoons or evenings',
      { times: ['afternoon', 'evening'] },
      ({ shifts }) => shifts.some((shift) => isIn('afternoon', shift) || isIn('evening', shift)),
    ],
    [
      'evenings or weekends',
      { times: ['evening', 'weekend'] },
      ({ shifts }) => shifts.some((shift) => [1, 7].includes(shift.day) || isIn('evening', shift)),
    ],
    ...jobFlagNames.flatMap((flag) =>
      [true, false].map((wanted): Filter => [`${flag}: ${wanted}`, { [flag]: wanted }, (job) => job[flag] === wanted]),
    ),
    ['a word of the title, accents and endings aside', { q: 'cafes weekend' }, (job) => job.title.startsWith('Weekend')],
    ['a word that means nothing by itself', { q: '%' }, () => false],
  ])('by %s finds just what it says', async (_, query, test) => {
    expect(ids(await index.found(query))).toEqual(idsWhere(test))
  })

  it('by place finds the city, and with a radius what lies around it', async () => {
    const place = cityNamed('Leeds') ?? null
    expect(ids(await index.found({}, nobody, { place }))).toEqual(idsWhere(({ location }) => location === 'Leeds'))
    const near = ['Leeds', 'Bradford']
    expect(ids(await index.found({ radiusKm: 20 }, nobody, { place }))).toEqual(idsWhere(({ location }) => near.includes(location)))
  })

  it('leaves out what was published later and what is excluded', async () => {
    const [first] = jobs
    expect(await index.found({}, nobody, { asOf: new Date(START - 60 * 60_000) })).toEqual([])
    expect(ids(await index.found({}, nobody, { excluded: [first?._id ?? ''] }))).toEqual(idsWhere((job) => job !== first))
  })

  it('counts what each further choice would leave', async () => {
    const { facets } = await find(index.database.db, scope({ easyApply: true }), orderOf('newest', null), everything)
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
    expect(facets.atLeast, 'all of them are exact').toEqual([])
  })

  it('counts the choices of a group as if none of them were made, so that a second can be added', async () => {
    const query = { easyApply: true, contractLength: ['ongoing' as const], days: [2] }
    const { facets } = await find(index.database.db, scope(query), orderOf('newest', null), everything)
    const onMonday = ({ shifts }: JobFacts) => shifts.some(({ day }) => day === 2)
    const easy = jobs.filter(({ easyApply }) => easyApply)
    const byLength = new Map(facets.contractLength.map(({ _id, count }) => [_id, count]))
    for (const length of new Set(easy.filter(onMonday).map(({ contractLength }) => contractLength)))
      expect(byLength.get(length)).toBe(easy.filter((job) => onMonday(job) && job.contractLength === length).length)
    const ongoing = easy.filter(({ contractLength }) => contractLength === 'ongoing')
    expect(facets.days.map(({ count }) => count)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((id) => ongoing.filter(({ shifts }) => shifts.some(({ day }) => day === id)).length),
    )
    expect(facets.sector.reduce((sum, { count }) => sum + count, 0)).toBe(ongoing.filter(onMonday).length)
  })

  it('around a postcode finds the cities near the middle of its area, and always the nearest', async () => {
    const near = async (text: string, radiusKm?: number) => {
      const found = await index.found(radiusKm === undefined ? {} : { radiusKm }, nobody, { place: placeNamed(text) ?? null })
      return [...new Set(found.map(({ location }) => location))].sort()
    }
    expect(await near('ls6 3aa')).toEqual(['Leeds'])
    expect(await near('LS6', 20)).toEqual(['Bradford', 'Leeds'])
    expect(await near('SW', 20)).toEqual(['London'])
    expect(await near('ZE1')).toEqual(['Aberdeen'])
    expect(['ZZ1 1ZZ', 'Nowhere', 'LS66 3A'].map(placeNamed)).toEqual([undefined, undefined, undefined])
  })
})

describe('filters together', () => {
  const anyFilters = fc.record(
    {
      sector: roles.map(({ sector }) => [sectors().find(({ name }) => name === sector)?._id ?? '']),
      jobRole: fc.array(
        roles.map(({ _id }) => _id),
        { minLength: 1, maxLength: 4 },
      ),
      skills: fc.array(
        listed.map(({ _id }) => _id),
        { minLength: 1, maxLength: 4 },
      ),
      salaryMin: fc.constantFrom(12.71, 13, 14),
      hoursMin: fc.integer({ min: 1, max: 12 }),
      hoursMax: fc.integer({ min: 8, max: 30 }),
      contractLength: fc.subarray(['ongoing' as const, 'under_1_month' as const], { minLength: 1 }),
      days: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 }),
      isDbsCheck: fc.boolean(),
      easyApply: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  type Filters = typeof anyFilters extends fc.Arbitrary<infer F> ? F : never
  const passes = (f: Filters, job: JobFacts): boolean =>
    (!f.sector || f.sector.some((id) => sectors().find(({ _id }) => _id === id)?.name === job.sector)) &&
    (!f.jobRole || f.jobRole.some((id) => id === job.jobRole?._id)) &&
    (!f.skills || job.skillsRequired.some(({ _id }) => _id !== null && f.skills?.includes(_id))) &&
    (f.salaryMin === undefined || job.hourlyPence + 0.01 >= f.salaryMin * 100) &&
    (f.hoursMin === undefined || (job.hoursPerWeek ?? 0) >= f.hoursMin) &&
    (f.hoursMax === undefined || (job.hoursPerWeek ?? 0) <= f.hoursMax) &&
    (!f.contractLength || f.contractLength.some((one) => one === job.contractLength)) &&
    (!f.days || job.shifts.some(({ day }) => f.days?.includes(day))) &&
    (f.isDbsCheck === undefined || f.isDbsCheck === job.isDbsCheck) &&
    (f.easyApply === undefined || f.easyApply === job.easyApply)

  it('find what a plain filter in memory finds, whatever is chosen', async () => {
    const chosen = fc.sample(anyFilters, { numRuns: 60, seed: 21 })
    const sizes = new Set<number>()
    for (const filters of chosen) {
      const expected = idsWhere((job) => passes(filters, job))
      sizes.add(expected.length)
      expect(ids(await index.found(filters))).toEqual(expected)
    }
    expect(sizes.size).toBeGreaterThan(4)
  })
})
