import { afterAll, beforeAll, expect, it } from 'vitest'
import { grantPackage, planOf } from '#server/capabilities/subscriptions/public'
import { type TestApp, testApp } from '#server/testkit/app'
import { DAY } from '#server/testkit/clock'
import { newEmployer } from '#server/testkit/people'

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
