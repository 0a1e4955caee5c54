import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { versions } from '#server/http/pages/promises/versions'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { DAY } from '#server/testkit/app/clock'
import { lettersTo } from '#server/testkit/app/mails'
import { browserOf } from '#server/testkit/people/browser'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, PASSWORD, newAccount, newSeeker, signIn } from '#server/testkit/people/people'

let t: TestApp
let boss: Member
let jobId: string
beforeAll(async () => {
  t = await testApp()
  boss = await newHiringEmployer(t)
  jobId = await publishJob(t, boss)
})
afterAll(() => t.close())

const analyticsOf = async (token: string) => (await t.seeker('consent', {}, token)).body.analytics
const answer = (analytics: 'yes' | 'no', token: string) => t.seeker('setConsent', { body: { analytics } }, token)

describe('whoever objects to being counted', () => {
  const views = async () => (await t.employer('activity', { query: {} }, boss.token)).body.totals.views
  const rowsOf = async (userId: string) =>
    (await t.database.sql.query('select 1 from job_views where seeker_id = $1', [userId])).rows.length

  it('is counted no more; what was counted stays a number that leads to nobody, until they take it back', async () => {
    const { userId, token } = await newSeeker(t)
    const open = async () => expect((await t.seeker('openJob', { params: { id: jobId } }, token)).status).toBe(200)
    const object = async (isCounted: boolean) => {
      const { body } = await t.seeker('setConsent', { body: { isCounted } }, token)
      expect(body.isCounted).toBe(isCounted)
    }
    expect((await t.seeker('consent', {}, token)).body.isCounted).toBe(true)
    await open()
    expect([await views(), await rowsOf(userId)]).toEqual([1, 1])

    await object(false)
    await open()
    expect([await views(), await rowsOf(userId)]).toEqual([1, 0])

    await object(true)
    await open()
    expect([await views(), await rowsOf(userId)]).toEqual([2, 1])
  })
})

describe('analytics of a provider', () => {
  it('are asked about once, and the answer is kept with its time and the version of the page about cookies', async () => {
    const { token } = await newSeeker(t)
    expect(await analyticsOf(token)).toBe('unanswered')
    expect((await answer('yes', token)).body).toMatchObject({
      analytics: 'yes',
      analyticsAnswer: { choice: 'yes', version: versions.cookies, at: t.clock.now().toISOString() },
    })
    expect((await answer('no', token)).body.analytics).toBe('no')
    expect(await analyticsOf(token)).toBe('no')
  })

  it('are nothing for anyone under 18, who cannot say yes either; on their birthday they can', async () => {
    const { email, token } = await newSeeker(t, { dateOfBirth: '2008-11-22' })
    expect(await analyticsOf(token)).toBe('never')
    const refused = await answer('yes', token)
    expect([refused.status, refused.error.errors?.map(({ path }) => path)]).toEqual([400, ['analytics']])
    expect((await answer('no', token)).body.analytics).toBe('never')
    t.clock.pass(DAY)
    const later = await signIn(t, 'jobseeker', email)
    expect((await answer('yes', later)).body.analytics).toBe('yes')
  })

  it('are nothing for who has not told their birthday yet', async () => {
    const { token } = await newAccount(t, 'jobseeker')
    expect(await analyticsOf(token)).toBe('never')
    expect((await answer('yes', token)).status).toBe(400)
  })

  it('are asked about again where a yes was to another version of the page; a no stays', async () => {
    const [willing, unwilling] = [await newSeeker(t), await newSeeker(t)]
    await answer('yes', willing.token)
    await answer('no', unwilling.token)
    await t.database.sql.query("update analytics_answers set version = '2026-01-01'")
    expect([await analyticsOf(willing.token), await analyticsOf(unwilling.token)]).toEqual(['unanswered', 'no'])
  })

  it('are asked about on the other side too', async () => {
    const { body } = await t.employer('setEmployerConsent', { body: { analytics: 'yes' } }, (await newAccount(t, 'employer')).token)
    expect(body.analytics).toBe('yes')
  })
})

it.each(['jobseeker', 'employer'] as const)('whoever joins as %s is kept with the versions that they agreed to', async (pool) => {
  const email = `joins-${pool}@mail.example`
  const browser = browserOf(t, pool)
  await browser.post('/sign-up', { email, password: PASSWORD })
  const [code = ''] = (await lettersTo(t, email)).flatMap((letter) => letter.code ?? [])
  const token = (await browser.post('/confirm', { email, code })).body['accessToken']
  const { body } = await (pool === 'jobseeker' ? t.seeker('consent', {}, token) : t.employer('employerConsent', {}, token))
  const at = t.clock.now().toISOString()
  expect(body.agreements).toEqual([
    { page: 'privacy', version: versions.privacy, at },
    { page: 'terms', version: versions.terms, at },
  ])
})
