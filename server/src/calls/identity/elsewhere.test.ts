import { identityService } from '@evenshift/contract/identity/service'
import { sampleOf } from '@evenshift/contract/sample'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call, Pool } from '@evenshift/contract/call'
import { testApp } from '#server/testkit/app/app'
import { type CognitoApp, cognitoApp } from '#server/testkit/app/cognito-app'
import { TEST_POOLS, tokensFrom } from '#server/testkit/app/cognito-identity'
import { browserOf } from '#server/testkit/people/browser'
import { PASSWORD } from '#server/testkit/people/people'

/* The calls of pools whose people sign in with another service. */

let t: CognitoApp
let people = 0
beforeAll(async () => {
  t = await cognitoApp()
})
afterAll(() => t.close())

const handOver = async (pool: Pool, email: string) => {
  const given = await tokensFrom(t.double, pool, email, PASSWORD)
  if (given === 'wrong') throw new Error('the double gave no tokens')
  const browser = browserOf(t, pool)
  return { given, browser, answer: await browser.post('/session', given) }
}
/** Somebody whom only the service knows so far. */
const newcomer = (pool: Pool) =>
  t.double.pool(TEST_POOLS[pool].userPoolId).people.add(`new${(people += 1)}@mail.example`, PASSWORD, 'CONFIRMED')

async function send(pool: Pool, call: Call, token: string) {
  const { id = '' } = call.params === undefined ? {} : (sampleOf(call.params) as { readonly id?: string })
  const answer = await t.app.inject({
    method: call.method,
    url: `/identity/${pool}${call.path.replace('{id}', id)}`,
    headers: { 'content-type': 'application/json', ...(call.caller !== 'anyone' && { authorization: `Bearer ${token}` }) },
    ...(call.body !== undefined && { payload: sampleOf(call.body) as object }),
  })
  return [answer.statusCode, answer.body === '' ? '' : answer.json<{ readonly code?: string }>().code]
}

test.each(['jobseeker', 'employer', 'staff'] as const)(
  'every call of the %s pool that says so sends people to the other service',
  async (pool) => {
    const { answer } = await handOver(pool, newcomer(pool).email)
    const calls = Object.entries<Call>(identityService[pool]).filter(
      ([name, call]) => name !== 'session' && call.refusals?.includes('SIGN_IN_ELSEWHERE'),
    )
    expect(calls.length).toBeGreaterThan(10)
    for (const [name, call] of calls)
      expect([name, ...(await send(pool, call, answer.body['accessToken'] ?? ''))]).toEqual([name, 409, 'SIGN_IN_ELSEWHERE'])
  },
)

test('a pool that asks people itself takes nothing over', async () => {
  const own = await testApp()
  const { status, body } = await browserOf(own).post('/session', { accessToken: 'a.b.c', refreshToken: 'r' })
  expect([status, body['code'], body['message']]).toEqual([
    409,
    'SIGN_IN_ELSEWHERE',
    'You sign in here with another service. Reload the page.',
  ])
  await own.close()
})

test('the staff sign in with the product itself where no pool of theirs is named', async () => {
  const mixed = await cognitoApp({}, { isStaffThere: false })
  const email = 'noor@work.example'
  await mixed.parts.identity.pool('staff').seed(email, PASSWORD)
  expect((await browserOf(mixed, 'staff').post('/sign-in', { email, password: PASSWORD })).body['state']).toBe('signed_in')
  const { signIn } = (await mixed.app.inject('/config.json')).json<{ readonly signIn: { readonly staff: unknown } }>()
  expect(signIn).toMatchObject({ jobseeker: { kind: 'cognito' }, employer: { kind: 'cognito' }, staff: { kind: 'embedded' } })
  await mixed.close()
})

test('the page is told which pools to ask, and where', async () => {
  const { signIn } = (await t.app.inject('/config.json')).json<{ readonly signIn: unknown }>()
  const entrance = { kind: 'cognito', region: 'eu-west-2', endpoint: t.double.endpoint }
  expect(signIn).toEqual({
    jobseeker: { ...entrance, ...TEST_POOLS.jobseeker },
    employer: { ...entrance, ...TEST_POOLS.employer },
    staff: { ...entrance, ...TEST_POOLS.staff },
  })
})

test('the page on privacy says who keeps the passwords', async () => {
  const { body } = await t.app.inject('/privacy')
  expect(body).toContain('Amazon Cognito keeps your password')
  expect(body).not.toContain('passkeys')
})

test('whoever comes in first agrees to the terms, has a session to look at, and is renewed by a cookie that no page reads', async () => {
  const { browser, answer } = await handOver('jobseeker', newcomer('jobseeker').email)
  expect(answer.status).toBe(200)
  const [cookie] = answer.headers['set-cookie'] as string[]
  expect(cookie).toMatch(/^evenshift-jobseeker\.session=[\w-]+; Max-Age=2592000; Path=\/identity\/jobseeker; HttpOnly; SameSite=Strict$/)
  const renewed = await browser.post('/token')
  const token = renewed.body['accessToken'] ?? ''
  expect((await t.seeker('consent', {}, token)).body.agreements).toHaveLength(2)
  expect((await t.identity.jobseeker('sessions', {}, token)).body).toMatchObject([{ isThis: true }])
  expect((await browser.post('/sign-out')).status).toBe(204)
  expect((await t.identity.jobseeker('sessions', {}, token)).error.message).toBe('Session token is expired')
  expect((await browser.post('/token')).body['code']).toBe('SESSION_EXPIRED')
})

test('an email that was changed there is the one that we write to', async () => {
  const person = newcomer('jobseeker')
  const { given, browser, answer } = await handOver('jobseeker', person.email)
  person.email = 'another@mail.example'
  expect((await browser.post('/session', given)).status).toBe(200)
  expect((await t.identity.jobseeker('ownEmail', {}, answer.body['accessToken'])).body.email).toBe('another@mail.example')
})

test('an account is erased by its password, and the service is told', async () => {
  const { email, sub } = newcomer('jobseeker')
  const { answer } = await handOver('jobseeker', email)
  const token = answer.body['accessToken']
  expect((await t.seeker('eraseAccount', { body: { password: 'not the password' } }, token)).error.code).toBe('SIGN_IN_FAILED')
  expect((await t.seeker('eraseAccount', { body: { password: PASSWORD } }, token)).status).toBe(204)
  const { rows } = await t.database.sql.query(`select data from pgboss.job where name = 'identity.finish' and data ->> 'userId' = $1`, [
    sub,
  ])
  expect(rows).toMatchObject([{ data: { kind: 'forget', pool: 'jobseeker' } }])
})
