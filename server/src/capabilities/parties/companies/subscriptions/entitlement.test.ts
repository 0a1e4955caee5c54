import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packageCodes } from '@evenshift/contract/states/company/subscription'
import { ensurePackages, grantPackage, planOf } from '#server/capabilities/parties/companies/subscriptions/plans'
import { packages } from '#server/capabilities/parties/companies/subscriptions/tables'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { DAY } from '#server/testkit/app/clock'
import { jobTerms } from '#server/testkit/people/jobs'
import { newEmployer } from '#server/testkit/people/people'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const grant = (employerId: string, code: string) => grantPackage(t.parts.db, employerId, code, t.clock.now())

it('is the starter’s until a package is granted, and tells how much is used', async () => {
  const { token } = await newEmployer(t)
  expect((await t.employer('entitlement', {}, token)).body).toEqual({
    package: 'starter',
    limits: { liveJobs: 1, interviewInvitations: 5, seats: 1, questions: 10 },
    usage: { liveJobs: 0, interviewInvitations: 0, seats: 1, questions: 0 },
    templates: false,
    activity: false,
    isPremium: false,
    showPremiumPrompt: true,
  })
})

it('is replaced by another plan and never doubled, while single posts come on top for 30 days', async () => {
  const { token, employerId } = await newEmployer(t)
  await grant(employerId, 'standard')
  await grant(employerId, 'plus')
  expect((await t.employer('entitlement', {}, token)).body).toMatchObject({ package: 'plus', limits: { liveJobs: 25 }, isPremium: true })
  await grant(employerId, 'single_post')
  await grant(employerId, 'single_post')
  const liveJobsAfter = async (ms: number) => (await planOf(t.parts.db, employerId, new Date(t.clock.now().getTime() + ms))).limits.liveJobs
  expect(await liveJobsAfter(0)).toBe(27)
  expect(await liveJobsAfter(30 * DAY - 1)).toBe(27)
  expect(await liveJobsAfter(30 * DAY)).toBe(25)
})

it('belongs to one company alone', async () => {
  const [one, other] = [await newEmployer(t), await newEmployer(t)]
  await grant(one.employerId, 'plus')
  expect((await t.employer('entitlement', {}, other.token)).body.package).toBe('starter')
})

it('follows the rows: a changed package changes the limit of those who have it, and no start takes that back', async () => {
  const { token, employerId } = await newEmployer(t)
  await grant(employerId, 'charity_school')
  const room = async () => (await t.employer('entitlement', {}, token)).body.limits
  expect(await room()).toMatchObject({ liveJobs: 5, questions: 100 })
  await t.parts.db.update(packages).set({ liveJobs: 0, questions: null }).where(eq(packages.code, 'charity_school'))
  await ensurePackages(t.parts.db)
  expect(await room()).toMatchObject({ liveJobs: 0, questions: null })
  const offered = (await t.employer('packages', {}, token)).body
  expect(offered.map(({ code, limits }) => [code, limits.liveJobs])).toEqual([
    ['starter', 1],
    ['single_post', 1],
    ['standard', 5],
    ['plus', 25],
    ['charity_school', 0],
  ])
  const refused = await t.employer('createJob', { body: { ...jobTerms(), status: 'live' } }, token)
  expect([refused.status, refused.error.code]).toEqual([402, 'PLAN_LIMIT'])
})

it('is put back at a start where it is missing', async () => {
  await t.parts.db.delete(packages).where(eq(packages.code, 'single_post'))
  await Promise.all([ensurePackages(t.parts.db), ensurePackages(t.parts.db)])
  const { token } = await newEmployer(t)
  expect((await t.employer('packages', {}, token)).body.map(({ code }) => code)).toEqual([...packageCodes])
})
