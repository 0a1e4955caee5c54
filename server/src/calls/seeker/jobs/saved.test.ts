import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { closeJob, newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, type Person, newSeeker } from '#server/testkit/people/people'

let t: TestApp
let employer: Member
let seeker: Person
beforeAll(async () => {
  t = await testApp()
  employer = await newHiringEmployer(t)
  seeker = await newSeeker(t)
})
afterAll(() => t.close())

const save = (jobId: string, person = seeker) => t.seeker('saveJob', { body: { jobId } }, person.token)
const saved = async (query: Parameters<typeof t.seeker<'savedJobs'>>[1]['query'] = {}) =>
  (await t.seeker('savedJobs', { query }, seeker.token)).body

describe('saved jobs', () => {
  it('saving twice, and five times at once, gives the same id', async () => {
    const jobId = await publishJob(t, employer)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => save(jobId)))
    expect(new Set([...answers, await save(jobId)].map(({ body }) => body._id)).size).toBe(1)
    expect((await saved()).pagination.total).toBe(1)
  })

  it('come newest first, page by page, and a closed one stays, marked closed', async () => {
    const [first] = (await saved()).data
    t.clock.pass(1000)
    const second = await publishJob(t, employer, { title: 'Shelf filler' })
    await save(second)
    await closeJob(t, employer, second)
    const all = await saved({ limit: 1 })
    expect(all.pagination).toEqual({ current: 1, pageSize: 1, total: 2 })
    expect(all.data).toEqual([expect.objectContaining({ _id: second, status: 'closed', isSaved: true })])
    expect((await saved({ limit: 1, page: 2 })).data[0]?._id).toBe(first?._id)
    expect((await saved({ tab: 'open' })).data.map(({ _id }) => _id)).toEqual([first?._id])
    expect((await saved({ tab: 'closed' })).data.map(({ _id }) => _id)).toEqual([second])
  })

  it('can be taken away by the id in their jobcart, by their seeker alone', async () => {
    const [job] = (await saved({ tab: 'open' })).data
    const id = job?.jobcart[0]?._id ?? ''
    const another = await newSeeker(t)
    expect((await t.seeker('unsaveJob', { params: { id } }, another.token)).status).toBe(404)
    expect((await t.seeker('unsaveJob', { params: { id } }, seeker.token)).status).toBe(204)
    expect((await t.seeker('unsaveJob', { params: { id } }, seeker.token)).status).toBe(404)
    expect((await saved({ tab: 'open' })).data).toEqual([])
  })

  it('can’t be drafts, closed jobs or jobs that never were', async () => {
    const closed = await publishJob(t, employer)
    await closeJob(t, employer, closed)
    const draft = (await t.employer('createJob', { body: { title: 'A draft', status: 'draft' } }, employer.token)).body._id
    for (const id of [closed, draft, employer.employerId]) expect((await save(id)).status).toBe(404)
  })
})
