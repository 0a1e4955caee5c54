import { seekerBase } from '@evenshift/contract/seeker/service'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { MINUTE } from '#server/testkit/app/clock'
import { strike } from '#server/testkit/app/strike'
import { closeJob, newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, type Person, newSeeker } from '#server/testkit/people/people'

let t: TestApp
let employer: Member
let seeker: Person
const jobIds: string[] = []
const logged: string[] = []

/** A live job, and a second later. */
async function publish(title: string, more: Parameters<typeof publishJob>[2] = {}): Promise<string> {
  const id = await publishJob(t, employer, { title, ...more })
  t.clock.pass(1000)
  return id
}
const close = (jobId: string) => closeJob(t, employer, jobId)
const search = async (query: Parameters<typeof t.seeker<'searchJobs'>>[1]['query'] = {}) =>
  (await t.seeker('searchJobs', { query }, seeker.token)).body

beforeAll(async () => {
  t = await testApp({ log: pino({ level: 'error' }, { write: (line: string) => void logged.push(line) }) })
  employer = await newHiringEmployer(t, 'The Corner Café')
  seeker = await newSeeker(t)
  for (const title of ['Barista', 'Weekend barista', 'Shelf filler', 'Dog walker', 'Maths tutor', 'Lifeguard', 'Night porter']) {
    jobIds.push(await publish(title))
  }
})
afterAll(() => t.close())

describe('GET /jobsearch/paginated', () => {
  it('shows the live jobs with the match, its proof and the week of this seeker', async () => {
    await t.seeker(
      'setAvailability',
      {
        body: {
          times: [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: id === 7, slots: id === 7 ? [{ start: '08:00', end: '11:00' }] : [] })),
          busy: [],
        },
      },
      seeker.token,
    )
    const { data, pagination, facets } = await search()
    expect(pagination).toMatchObject({ current: 1, pageSize: 5, total: 7 })
    expect(data).toHaveLength(5)
    expect(data[0]).toMatchObject({
      title: 'Night porter',
      cal: { availability: 50, skills: 100, interest: 0 },
      match: 60,
      strongMatch: false,
      isSaved: false,
      isApplied: false,
      jobcart: [],
      weekFit: { text: 'Doesn’t fit your week. Sat 09:00–13:00: not in your free time' },
    })
    expect(data[0]?.evidence.map(({ state }) => state)).toEqual(['partly', 'met', 'not_shown'])
    expect(facets.location).toEqual([expect.objectContaining({ name: 'Leeds', count: 7 })])
  })

  it('with a cursor shows nothing twice and misses nothing of page 1, whatever comes and goes meanwhile', async () => {
    const page1 = await search({ sort: 'newest', limit: 3 })
    t.clock.pass(1)
    const added = await publish('Zoo guide')
    const page2 = await search({ sort: 'newest', limit: 3, page: 2, cursor: page1.pagination.cursor ?? '' })
    const page3 = await search({ sort: 'newest', limit: 3, page: 3, cursor: page2.pagination.cursor ?? '' })
    expect([...page1.data, ...page2.data, ...page3.data].map(({ _id }) => _id)).toEqual([...jobIds].reverse())
    expect([page1, page2, page3].map(({ pagination }) => pagination.total)).toEqual([7, 7, 7])
    expect(page3.pagination.cursor).toBeNull()
    await close(added)
  })

  it('finds nothing past the end, and says how many there are', async () => {
    expect(await search({ page: 40 })).toMatchObject({ data: [], pagination: { current: 40, total: 7, cursor: null } })
  })

  it.each([
    ['cursor', { cursor: 'nonsense' }],
    ['location', { location: 'Atlantis' }],
  ])('refuses a %s that it doesn’t know at its field', async (path, query) => {
    const { status, error } = await t.seeker('searchJobs', { query }, seeker.token)
    expect([status, error.code, error.errors?.[0]?.path]).toEqual([400, 'INVALID_INPUT', path])
  })

  it('finds a job past its closing date until the clock strikes, and lets no one save, hide or apply for it meanwhile', async () => {
    const soon = await publish('Last chance', { closingDate: '2026-11-21' })
    expect((await search({ q: 'chance' })).data.map(({ _id }) => _id)).toEqual([soon])
    const before = t.clock.now()
    t.clock.moveTo(new Date('2026-11-22T00:00:00Z'))
    // Another session: the one of the seeker has run out by then.
    const late = await newSeeker(t)
    const found = async () => (await t.seeker('searchJobs', { query: { q: 'chance' } }, late.token)).body.data.map(({ _id }) => _id)
    expect(await found()).toEqual([soon])
    const body = { jobId: soon }
    const writes = [
      await t.seeker('saveJob', { body }, late.token),
      await t.seeker('hideJob', { body }, late.token),
      await t.seeker('applyForJob', { body }, late.token),
    ]
    expect(writes.map(({ error }) => error.code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'JOB_CLOSED'])
    await strike(t)
    expect(await found()).toEqual([])
    t.clock.moveTo(before)
  })

  it('marks what is saved and what is applied for, and can leave the applied out', async () => {
    const [saved = '', applied = ''] = jobIds
    const { body } = await t.seeker('saveJob', { body: { jobId: saved } }, seeker.token)
    expect((await t.seeker('applyForJob', { body: { jobId: applied } }, seeker.token)).status).toBe(201)
    const rows = new Map((await search({ limit: 50 })).data.map((job) => [job._id, job]))
    expect(rows.get(saved)).toMatchObject({ isSaved: true, jobcart: [{ _id: body._id }], isApplied: false })
    expect(rows.get(applied)).toMatchObject({ isSaved: false, isApplied: true })
    expect((await search({ limit: 50, excludeApplied: 'true' })).data.map(({ _id }) => _id)).not.toContain(applied)
  })
})

describe('what fits the week', () => {
  it('leaves out what was applied for, in its list and in its counts; what is within reach and everywhere has it, marked', async () => {
    const person = await newSeeker(t)
    const slots = [{ start: '06:00', end: '18:00' }]
    const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: true, slots }))
    await t.seeker('setAvailability', { body: { times, busy: [] } }, person.token)
    const find = async (reach?: 'fits' | 'near') =>
      (await t.seeker('searchJobs', { query: { limit: 50, ...(reach && { reach }) } }, person.token)).body
    const before = await find('fits')
    const [applied] = before.data
    expect((await t.seeker('applyForJob', { body: { jobId: applied?._id ?? '' } }, person.token)).status).toBe(201)
    const [fits, near, everywhere] = [await find('fits'), await find('near'), await find()]
    expect(fits.data.map(({ _id }) => _id)).toEqual(before.data.slice(1).map(({ _id }) => _id))
    expect(fits.pagination.total).toBe(before.pagination.total - 1)
    for (const { tiers } of [fits, near, everywhere]) {
      expect(tiers).toMatchObject({ ...before.tiers, whole: (before.tiers?.whole ?? 0) - 1 })
    }
    for (const { data, pagination } of [near, everywhere]) {
      expect(pagination.total).toBe(before.tiers?.everywhere)
      expect(data.find(({ _id }) => _id === applied?._id)).toMatchObject({ isApplied: true })
    }
  })
})

describe('two people at once', () => {
  it('each see their own marks and match, whoever asks first and however often', async () => {
    const other = await newSeeker(t, { city: 'London' })
    await t.seeker('changeProfile', { body: { postcode: 'SW1A 1AA' } }, other.token)
    const [saved = ''] = jobIds
    const rows = async (person: Person) =>
      (await t.seeker('searchJobs', { query: { limit: 50 } }, person.token)).body.data.map(
        ({ _id, isSaved, isApplied, match, distanceKm }) => ({ _id, isSaved, isApplied, match, distanceKm }),
      )
    const alone = [await rows(seeker), await rows(other)]
    expect(alone[0]?.find(({ _id }) => _id === saved)).toMatchObject({ isSaved: true, distanceKm: null })
    expect(alone[1]?.every(({ isSaved, isApplied, distanceKm }) => !isSaved && !isApplied && distanceKm !== null)).toBe(true)
    const people = Array.from({ length: 8 }, (_, at) => [seeker, other][at % 2] ?? seeker)
    expect(await Promise.all(people.map(rows))).toEqual(people.map((person) => alone[person === seeker ? 0 : 1]))
  })
})

describe.each(['match', 'newest', 'salary', 'closing', 'distance'] as const)('paging by %s', (sort) => {
  it('misses nothing and shows nothing twice while jobs come and go', async () => {
    const page = (at: number, cursor?: string | null) => search({ sort, limit: 2, page: at, ...(cursor ? { cursor } : {}) })
    const whole = (await search({ sort, limit: 50 })).data.map(({ _id }) => _id)
    const goes = await publish('Passing by', { salary: 14 })
    const before = (await search({ sort, limit: 50 })).data.map(({ _id }) => _id)
    const shown: string[] = []
    let cursor: string | null = null
    const came: string[] = []
    for (let at = 1; at === 1 || cursor !== null; at += 1) {
      const { data, pagination } = await page(at, cursor)
      shown.push(...data.map(({ _id }) => _id))
      cursor = pagination.cursor
      t.clock.pass(1)
      if (at <= 2) came.push(await publish(`Came in ${at}`, { salary: 13 + at }))
      if (at === 2 && !shown.includes(goes)) await close(goes)
    }
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.filter((id) => id !== goes)).toEqual(whole)
    expect(shown.every((id) => before.includes(id))).toBe(true)
    for (const id of [...came, goes]) await close(id)
  })
})

describe('GET /jobsearch/tags', () => {
  it('brings roles, sectors, cities and employers with their open jobs', async () => {
    const tags = async (filter: string) => (await t.seeker('searchTags', { query: { filter } }, seeker.token)).body
    expect(await tags('leeds')).toEqual([expect.objectContaining({ kind: 'city', label: 'Leeds', jobs: 7 })])
    expect(await tags('the corner')).toEqual([{ kind: 'employer', _id: employer.employerId, label: 'The Corner Café', jobs: 7 }])
    expect((await tags('s')).length).toBe(10)
    expect(await tags('%')).toEqual([])
  })
})

describe('GET /jobsearch/application/{id}', () => {
  const open = (id: string, person: Person) => t.seeker('openJob', { params: { id } }, person.token)

  it.each([
    ['2008-01-20', '18 to 20', 10.85],
    ['2000-01-20', '21 and over', 12.71],
  ])('tells how the pay lies to the law for somebody born on %s', async (dateOfBirth, band, hourly) => {
    const [id = ''] = jobIds
    const { minimum, bandLine } = (await open(id, await newSeeker(t, { dateOfBirth }))).body.payCard
    expect([minimum?.band, minimum?.hourly]).toEqual([band, hourly])
    expect(bandLine).toMatch(new RegExp(`above the legal minimum for ${band}$`))
  })

  it('tells the way by bus, by bike and by the own means, with what each costs', async () => {
    const [id = ''] = jobIds
    const person = await newSeeker(t)
    await t.seeker('changeProfile', { body: { postcode: 'LS6 1AA', travelMode: 'walk' } }, person.token)
    const { ways, payCard } = (await open(id, person)).body
    expect(ways.map(({ mode, fare }) => [mode, fare])).toEqual([
      ['public_transport', 3],
      ['cycle', 0],
      ['walk', 0],
    ])
    expect(ways[2]).toEqual({ ...payCard.travel, fare: payCard.fare })
    expect((await open(id, await newSeeker(t))).body.ways).toEqual([])
  })

  it('counts a view once a person a day', async () => {
    const [id = ''] = jobIds
    const views = async () => (await t.employer('jobDetails', { params: { id } }, employer.token)).body.views
    const before = await views()
    await open(id, seeker)
    await open(id, seeker)
    await open(id, await newSeeker(t))
    expect((await views()) - before).toBe(2)
  })

  it('answers though its view can’t be counted, and tells the log', async () => {
    const [id = ''] = jobIds
    const headers = { authorization: `Bearer ${(await newSeeker(t)).token}` }
    await t.database.sql.query('alter table job_views rename to away')
    const { statusCode } = await t.app.inject({ url: `${seekerBase}/jobsearch/application/${id}`, headers })
    await t.app.settled()
    await t.database.sql.query('alter table away rename to job_views')
    expect([statusCode, logged.join('')]).toEqual([200, expect.stringContaining('job_views')])
  })

  it('brings the own application along', async () => {
    expect((await open(jobIds[1] ?? '', seeker)).body.application).toMatchObject({ status: 'applied' })
    expect((await open(jobIds[2] ?? '', seeker)).body.application).toBeNull()
  })

  it('shows a closed job to applicants and savers, and to no one else', async () => {
    t.clock.pass(MINUTE)
    const [saved = '', applied = '', neither = ''] = jobIds
    for (const id of [saved, applied, neither]) expect((await close(id)).status).toBe(200)
    expect((await open(saved, seeker)).body).toMatchObject({ status: 'closed', isSaved: true })
    expect((await open(applied, seeker)).body).toMatchObject({ status: 'closed' })
    expect((await open(neither, seeker)).status).toBe(404)
    expect((await open(saved, await newSeeker(t))).status).toBe(404)
  })

  it('knows no draft and no job that never was', async () => {
    const { body } = await t.employer('createJob', { body: { title: 'A draft', status: 'draft' } }, employer.token)
    expect((await open(body._id, seeker)).status).toBe(404)
    expect((await open(employer.employerId, seeker)).status).toBe(404)
  })
})

describe('GET /jobsearch/map', () => {
  it('shows the jobs by outward code around the home, each code with the card of its best', async () => {
    const person = await newSeeker(t, { city: 'Leeds' })
    await t.seeker('changeProfile', { body: { postcode: 'LS6 3HN' } }, person.token)
    const jobId = await publish('Map maker', { postcode: 'LS2 9JT' })
    const codes = (await t.seeker('jobMap', { query: { q: 'map maker' } }, person.token)).body
    expect(codes[0]).toMatchObject({ code: 'LS6', isHome: true, isInReach: true, jobs: 0, best: null })
    expect(codes.filter(({ jobs }) => jobs > 0)).toMatchObject([{ code: 'LS2', jobs: 1, best: { _id: jobId, title: 'Map maker' } }])
    await close(jobId)
  })

  it('refuses a beginning that it doesn’t know at its field', async () => {
    const { status, error } = await t.seeker('jobMap', { query: { from: 'Atlantis' } }, seeker.token)
    expect([status, error.errors?.[0]?.path]).toEqual([400, 'from'])
  })
})
