import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { jobTerms, publishJob } from '#server/testkit/people/jobs'
import { type Member, newEmployer, newSeeker } from '#server/testkit/people/people'
import { buy } from '#server/testkit/people/subscribers'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const draftOf = async ({ token }: Member): Promise<string> => {
  const { body, status, error } = await t.employer('createJob', { body: { ...jobTerms(), status: 'draft' } }, token)
  if (status !== 201) throw new Error(JSON.stringify(error))
  return body._id
}
const publish = ({ token }: Member, jobId: string) =>
  t.employer('changeJobStatus', { query: { jobId }, body: { status: 'live', version: 1 } }, token)

describe('the places of a plan', () => {
  it('are taken once each: twelve jobs that are published at the same moment on one job that was bought make one', async () => {
    const owner = await newEmployer(t)
    await publishJob(t, owner)
    await buy(t, owner, 'single_post')
    const drafts: string[] = []
    for (let made = 0; made < 12; made += 1) drafts.push(await draftOf(owner))
    const answers = await Promise.all(drafts.map((id) => publish(owner, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['PLAN_LIMIT']))
    expect(refused[0]?.error.details).toEqual({ limit: 2, used: 2, package: 'starter', of: 'liveJobs' })
    const { usage, limits } = (await t.employer('membership', {}, owner.token)).body
    expect([usage.liveJobs, limits.liveJobs]).toEqual([2, 2])
  })

  it('limit neither reading nor answering those who apply, even where every one of them is taken', async () => {
    const owner = await newEmployer(t)
    const jobId = await publishJob(t, owner)
    const applied: { token: string; id: string }[] = []
    for (let made = 0; made < 6; made += 1) {
      const { token } = await newSeeker(t)
      applied.push({ token, id: (await t.seeker('applyForJob', { body: { jobId } }, token)).body._id })
    }
    const { limits, usage, showPremiumPrompt } = (await t.employer('entitlement', {}, owner.token)).body
    expect([limits.liveJobs, usage.liveJobs, limits.seats, usage.seats, showPremiumPrompt]).toEqual([1, 1, 1, 1, true])
    const list = await t.employer('applications', { query: { jobId, limit: 50 } }, owner.token)
    expect(list.body.pagination.total).toBe(6)
    const [first, second, third, ...others] = applied.map(({ id }) => id)
    const move = async (applicationId: string | undefined, body: object) => {
      const { version } = (await t.employer('openApplication', { params: { id: applicationId ?? '' } }, owner.token)).body
      const asked = { query: { applicationId }, body: { ...body, version } } as Parameters<typeof t.employer<'moveApplicants'>>[1]
      return (await t.employer('moveApplicants', asked, owner.token)).status
    }
    const offer = { pay: 13.5, payUnit: 'hour', hoursPerWeek: 4, startDate: '2026-12-12', message: 'Come and join us.' }
    for (const id of others) expect(await move(id, { status: 'in_review' })).toBe(200)
    expect(await move(first, { status: 'shortlisted' })).toBe(200)
    expect(await move(second, { status: 'offered', offer })).toBe(200)
    expect(await move(third, { status: 'rejected', reason: 'position_filled' })).toBe(200)
    for (const { id } of applied) {
      expect((await t.employer('addNote', { params: { id }, body: { text: 'Kind' } }, owner.token)).status).toBeLessThan(300)
      expect((await t.employer('sendMessage', { params: { id }, body: { text: 'Hello' } }, owner.token)).status).toBeLessThan(300)
    }
  })
})
