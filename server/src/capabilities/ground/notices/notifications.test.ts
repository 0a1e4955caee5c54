import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tell } from '#server/capabilities/ground/notices/notices'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { newMember } from '#server/testkit/people/callers'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, type Person, decideOn, newPendingEmployer, newSeeker, placeApproval } from '#server/testkit/people/people'

let t: TestApp
let employer: Member
let reviewer: Member
beforeAll(async () => {
  t = await testApp()
  employer = await newHiringEmployer(t)
  reviewer = await newMember(t, employer.employerId, 'reviewer')
})
afterAll(() => t.close())

const seekers = async ({ token }: Person, query: { page?: number; limit?: number } = {}) =>
  (await t.seeker('notifications', { query }, token)).body
const members = async ({ token }: Person) => (await t.employer('notifications', { query: { limit: 50 } }, token)).body

/** A seeker who was told of so many things, each a second after the one before. */
async function toldSeeker(things: number): Promise<Person> {
  const seeker = await newSeeker(t)
  for (let thing = 1; thing <= things; thing++) {
    t.clock.pass(1000)
    const about = { title: `Thing ${thing}`, body: 'New.', link: null, letter: null }
    const { db: tx, queue } = t.parts
    await tell({ tx, queue, now: t.clock.now() }, [{ kind: 'job_alert', to: [{ personId: seeker.userId, email: 'x@y.example' }], about }])
  }
  return seeker
}

describe('an application’s moves', () => {
  it('tell the seeker and every member of the company, each their own row with a link', async () => {
    const seeker = await newSeeker(t)
    const jobId = await publishJob(t, employer)
    for (const { token } of [employer, reviewer]) await t.employer('deleteNotifications', { query: {} }, token)
    const { _id } = (await t.seeker('applyForJob', { body: { jobId } }, seeker.token)).body
    expect((await seekers(seeker)).data).toEqual([
      expect.objectContaining({ type: 'application_received', link: `/applications/${_id}`, readAt: null }),
    ])
    const link = `/applicants/${jobId}/${_id}`
    for (const member of [employer, reviewer]) {
      expect((await members(member)).data[0]).toMatchObject({ type: 'new_application', link, readAt: null })
    }
    await t.employer('readNotifications', { body: {} }, employer.token)
    expect([(await members(employer)).unread, (await members(reviewer)).unread]).toEqual([0, 1])
  })

  it('and a decision about a job lead to what they tell of', async () => {
    const company = await newHiringEmployer(t)
    const jobId = await publishJob(t, company)
    expect((await members(company)).data[0]).toMatchObject({ type: 'job_approved', link: `/posts/${jobId}` })
  })

  it('that are refused tell no one', async () => {
    const seeker = await newSeeker(t)
    const jobId = await publishJob(t, employer)
    await t.seeker('applyForJob', { body: { jobId } }, seeker.token)
    expect((await t.seeker('applyForJob', { body: { jobId } }, seeker.token)).status).toBe(409)
    expect((await seekers(seeker)).data).toHaveLength(1)
  })
})

describe('what staff decide', () => {
  it('of a company is told to everyone in it, with the reason and where to go', async () => {
    const [company, sentAgain] = [await newPendingEmployer(t, 'The Quiet Bakery'), { website: 'https://quiet.example' }]
    expect((await members(company)).data).toEqual([])
    const colleague = await newMember(t, company.employerId, 'manager')
    await decideOn(t, 'reject', company.employerId, 'We couldn’t find your address.')
    const rejected = {
      type: 'verification_result',
      title: 'We couldn’t approve The Quiet Bakery yet',
      body: 'We couldn’t find your address. Fix what’s named and send it again.',
      link: '/company',
      readAt: null,
    }
    for (const member of [company, colleague]) expect((await members(member)).data).toMatchObject([rejected])
    await t.employer('updateEmployer', { body: sentAgain }, company.token)
    await decideOn(t, 'approve', company.employerId)
    expect((await members(company)).data.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['We’re checking The Quiet Bakery', 'The Quiet Bakery is approved', rejected.title]),
    )
    await decideOn(t, 'suspend', company.employerId, 'Two people report a fee.')
    expect((await members(company)).data.map(({ title }) => title)).toContain('The Quiet Bakery is suspended')
    expect((await members(employer)).data.filter(({ title }) => title.includes('Quiet'))).toEqual([])
  })

  it('of a profile is told to its seeker, and a decision that is refused to no one', async () => {
    const seeker = await newSeeker(t)
    await placeApproval(t, seeker.userId, 'Pending')
    await decideOn(t, 'reject', seeker.userId, 'Your name isn’t a name.')
    await expect(decideOn(t, 'suspend', seeker.userId)).rejects.toThrow('INVALID_TRANSITION')
    const link = '/profile/profile'
    expect((await seekers(seeker)).data).toMatchObject([{ type: 'profile_rejected', title: 'We couldn’t approve your profile yet', link }])
    await placeApproval(t, seeker.userId, 'Pending')
    await decideOn(t, 'approve', seeker.userId)
    expect((await seekers(seeker)).data.map(({ type }) => type).toSorted()).toEqual(['profile_approved', 'profile_rejected'])
  })
})

describe('notifications', () => {
  it('come newest first, page by page, with how many are unread', async () => {
    const seeker = await toldSeeker(7)
    const first = await seekers(seeker)
    expect(first).toMatchObject({ pagination: { current: 1, pageSize: 5, total: 7 }, unread: 7 })
    expect(first.data.map(({ title }) => title)).toEqual(['Thing 7', 'Thing 6', 'Thing 5', 'Thing 4', 'Thing 3'])
    expect((await seekers(seeker, { page: 2 })).data.map(({ title }) => title)).toEqual(['Thing 2', 'Thing 1'])
  })

  it('keep the time at which they were first read, one by one or all at once', async () => {
    const seeker = await toldSeeker(2)
    const [newest] = (await seekers(seeker)).data
    const readAt = t.clock.now().toISOString()
    await t.seeker('readNotifications', { body: { _ids: [newest?._id ?? ''] } }, seeker.token)
    expect(await seekers(seeker)).toMatchObject({ unread: 1, data: [{ readAt: null }, { readAt }] })
    t.clock.pass(1000)
    expect((await t.seeker('readNotifications', { body: {} }, seeker.token)).status).toBe(204)
    expect(await seekers(seeker)).toMatchObject({ unread: 0, data: [{ readAt }, { readAt: t.clock.now().toISOString() }] })
  })

  it('are deleted one by one or all at once; one that isn’t there, or another’s, is the same 404', async () => {
    const [seeker, another] = [await toldSeeker(3), await toldSeeker(1)]
    const [newest] = (await seekers(seeker)).data
    const remove = (token: string, query: { _id?: string }) => t.seeker('deleteNotifications', { query }, token)
    const _id = newest?._id ?? ''
    expect((await remove(another.token, { _id })).status).toBe(404)
    expect((await remove(seeker.token, { _id: uuidv7() })).status).toBe(404)
    expect((await remove(seeker.token, { _id })).status).toBe(204)
    expect((await remove(seeker.token, { _id })).status).toBe(404)
    expect((await seekers(seeker)).pagination.total).toBe(2)
    expect((await remove(seeker.token, {})).status).toBe(204)
    expect([(await seekers(seeker)).pagination.total, (await seekers(another)).pagination.total]).toEqual([0, 1])
  })

  it('aren’t deleted by an address that means neither one nor all', async () => {
    const seeker = await toldSeeker(1)
    for (const query of [{ _id: 'all' }, { id: uuidv7() }]) {
      expect((await t.seeker('deleteNotifications', { query: query as { _id?: string } }, seeker.token)).status).toBe(400)
    }
    expect((await seekers(seeker)).pagination.total).toBe(1)
  })

  it('of another person can’t be read away', async () => {
    const [seeker, another] = [await toldSeeker(1), await newSeeker(t)]
    const [own] = (await seekers(seeker)).data
    await t.seeker('readNotifications', { body: { _ids: [own?._id ?? ''] } }, another.token)
    expect((await seekers(seeker)).unread).toBe(1)
  })

  it('are counted on the home screen', async () => {
    const seeker = await toldSeeker(2)
    expect((await t.seeker('home', { query: {} }, seeker.token)).body.counts.unreadNotifications).toBe(2)
  })
})
