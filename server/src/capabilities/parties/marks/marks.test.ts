import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { closeJob, newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, type Person, newPendingEmployer, newSeeker } from '#server/testkit/people/people'

let t: TestApp
let employer: Member
let seeker: Person
beforeAll(async () => {
  t = await testApp()
  employer = await newHiringEmployer(t, 'The Corner Café')
  seeker = await newSeeker(t)
})
afterAll(() => t.close())

const found = async ({ token } = seeker): Promise<string[]> =>
  (await t.seeker('searchJobs', { query: { limit: 50 } }, token)).body.data.map(({ _id }) => _id)
const recommended = async ({ token } = seeker): Promise<string[]> =>
  (await t.seeker('home', { query: {} }, token)).body.recommended.map(({ _id }) => _id)
const hide = (jobId: string, { token } = seeker) => t.seeker('hideJob', { body: { jobId } }, token)

describe('a job that isn’t for a seeker', () => {
  it('is gone from their search and home, and from no one else’s, until it is brought back', async () => {
    const jobId = await publishJob(t, employer)
    const another = await newSeeker(t)
    expect([await found(), await recommended()]).toEqual([[jobId], [jobId]])
    const { _id: id } = (await hide(jobId)).body
    expect([await found(), await recommended()]).toEqual([[], []])
    expect([await found(another), await recommended(another)]).toEqual([[jobId], [jobId]])
    expect((await t.seeker('openJob', { params: { id: jobId } }, seeker.token)).status).toBe(200)
    expect((await t.seeker('showJobAgain', { params: { id } }, another.token)).status).toBe(404)
    expect((await t.seeker('showJobAgain', { params: { id } }, seeker.token)).status).toBe(204)
    expect((await t.seeker('showJobAgain', { params: { id } }, seeker.token)).status).toBe(404)
    expect(await found()).toEqual([jobId])
  })

  it('is hidden once, also five times at once, and is listed newest first', async () => {
    const jobId = await publishJob(t, employer)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => hide(jobId)))
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
    t.clock.pass(1000)
    const newer = await publishJob(t, employer)
    await hide(newer)
    const { data, pagination } = (await t.seeker('jobsNotForMe', { query: { limit: 1 } }, seeker.token)).body
    expect([data.map(({ job }) => job._id), pagination.total]).toEqual([[newer], 2])
  })

  it('stays in the list when it closes; what can’t be found can’t be hidden', async () => {
    const jobId = await publishJob(t, employer)
    const { _id } = (await hide(jobId)).body
    await closeJob(t, employer, jobId)
    expect((await hide(jobId)).body).toEqual({ _id })
    const { data } = (await t.seeker('jobsNotForMe', { query: { limit: 50 } }, seeker.token)).body
    expect(data.find((row) => row._id === _id)?.job.status).toBe('closed')
    const draft = (await t.employer('createJob', { body: { title: 'A draft', status: 'draft' } }, employer.token)).body._id
    const another = await newSeeker(t)
    for (const id of [jobId, draft, uuidv7()]) expect((await hide(id, another)).status).toBe(404)
  })
})

describe('an employer that a seeker follows', () => {
  const follow = (employerId: string, { token } = seeker) => t.seeker('followEmployer', { body: { employerId } }, token)

  it('is marked on its jobs, listed once with its open jobs, and let go by its seeker alone', async () => {
    const company = await newHiringEmployer(t, 'The Bakery')
    const jobId = await publishJob(t, company)
    const open = async () => (await t.seeker('openJob', { params: { id: jobId } }, seeker.token)).body.isFollowed
    expect(await open()).toBe(false)
    const answers = await Promise.all([1, 2, 3].map(() => follow(company.employerId)))
    const [id = ''] = new Set(answers.map(({ body }) => body._id))
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
    expect(await open()).toBe(true)
    const { data } = (await t.seeker('followedEmployers', { query: {} }, seeker.token)).body
    expect(data).toMatchObject([{ _id: id, employer: { _id: company.employerId, companyName: 'The Bakery', liveJobs: 1 } }])
    expect((await t.seeker('unfollowEmployer', { params: { id } }, (await newSeeker(t)).token)).status).toBe(404)
    expect((await t.seeker('unfollowEmployer', { params: { id } }, seeker.token)).status).toBe(204)
    expect((await t.seeker('unfollowEmployer', { params: { id } }, seeker.token)).status).toBe(404)
    expect(await open()).toBe(false)
  })

  it('is one that was approved', async () => {
    const pending = await newPendingEmployer(t)
    for (const id of [pending.employerId, seeker.userId, uuidv7()]) expect((await follow(id)).status).toBe(404)
  })
})

describe('an employer that a seeker blocks', () => {
  it('shows no job, is followed no more, and gets no application until the block is taken back', async () => {
    const company = await newHiringEmployer(t, 'The Kiosk')
    const jobId = await publishJob(t, company)
    const person = await newSeeker(t)
    const { employerId } = company
    await t.seeker('followEmployer', { body: { employerId } }, person.token)
    expect(await found(person)).toContain(jobId)
    const id = (await t.seeker('blockEmployer', { body: { employerId } }, person.token)).body._id
    expect((await t.seeker('blockEmployer', { body: { employerId } }, person.token)).body._id).toBe(id)
    expect(await found(person)).not.toContain(jobId)
    expect(await recommended(person)).not.toContain(jobId)
    expect((await t.seeker('followedEmployers', { query: {} }, person.token)).body.data).toEqual([])
    expect((await t.seeker('blockedEmployers', { query: {} }, person.token)).body.data).toMatchObject([
      { _id: id, employer: { _id: employerId } },
    ])
    expect((await t.seeker('applyForJob', { body: { jobId } }, person.token)).status).toBe(404)
    expect((await t.seeker('unblockEmployer', { params: { id } }, seeker.token)).status).toBe(404)
    expect((await t.seeker('unblockEmployer', { params: { id } }, person.token)).status).toBe(204)
    expect(await found(person)).toContain(jobId)
    expect((await t.seeker('applyForJob', { body: { jobId } }, person.token)).status).toBe(201)
  })
})
