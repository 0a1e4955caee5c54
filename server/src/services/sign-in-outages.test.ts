import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE } from '#server/testkit/app/clock'
import { type CognitoApp, cognitoApp } from '#server/testkit/app/cognito-app'
import { TEST_POOLS, tokensFrom } from '#server/testkit/app/cognito-identity'
import type { CognitoDouble } from '#server/testkit/cognito/cognito'
import { browserOf } from '#server/testkit/people/browser'
import { PASSWORD } from '#server/testkit/people/people'

/* The service that signs people in is away, or its clock is off. */

let t: CognitoApp
let people = 0
beforeAll(async () => {
  t = await cognitoApp({ pace: { idleMs: 100, retrySeconds: 1, retries: 3, pauseSecondsMost: 1, lastingRetries: 60 } })
  await t.parts.queue.start()
})
afterAll(() => t.close())

const known = (userId: string) => t.double.pool(TEST_POOLS.jobseeker.userPoolId).people.find(userId)
const tokensOf = async (email: string) => {
  const given = await tokensFrom(t.double, 'jobseeker', email, PASSWORD)
  if (given === 'wrong') throw new Error('the double gave no tokens')
  return given
}
/** Somebody with an account, and a browser that is signed in with it. */
const signedIn = async () => {
  const email = `away${(people += 1)}@mail.example`
  const userId = await t.parts.identity.pool('jobseeker').seed(email, PASSWORD)
  const browser = browserOf(t)
  const { status, body } = await browser.post('/session', await tokensOf(email))
  return { email, userId, browser, status, token: body['accessToken'] ?? '' }
}
const look = async (token: string) => (await t.identity.jobseeker('sessions', {}, token)).status

const answering = (how: CognitoDouble['answering']) => ({
  begin: async () => void (t.double.answering = how),
  end: async () => void (t.double.answering = 'well'),
})
const outages = {
  refuses: { begin: () => t.double.away(), end: () => t.double.back() },
  throttles: answering('throttled'),
  'is silent': answering('silence'),
  'answers with a page of HTML': answering('html'),
}
const DOWN = [503, 'SIGN_IN_DOWN', 'The sign-in service isn’t answering right now. Try again in a moment.']

describe.each(Object.entries(outages))('while the service %s', (_name, outage) => {
  test('whoever is signed in goes on; renewing, coming in and whatever needs the password say so in a sentence, and end nothing', async () => {
    const { email, browser, token } = await signedIn()
    const waiting = await tokensOf(email)
    await outage.begin()
    expect(await look(token)).toBe(200)
    for (const [path, body] of [
      ['/token', undefined],
      ['/session', waiting],
    ] as const) {
      const answer = await browser.post(path, body)
      expect([answer.status, answer.body['code'], answer.body['message']]).toEqual(DOWN)
      expect([answer.headers['retry-after'], answer.headers['set-cookie']]).toEqual(['10', undefined])
    }
    const erased = await t.seeker('eraseAccount', { body: { password: PASSWORD } }, token)
    expect([erased.status, erased.error.code, erased.error.message]).toEqual(DOWN)
    expect(await look(token)).toBe(200)
    await outage.end()
    expect((await browser.post('/token')).status).toBe(200)
    expect((await browser.post('/session', waiting)).status).toBe(200)
  })

  test('signing out is done at once, and an erased account is gone there as well once it is back', async () => {
    const [leaving, leaver] = [await signedIn(), await signedIn()]
    await outage.begin()
    expect((await leaver.browser.post('/sign-out')).status).toBe(204)
    await t.parts.identity.pool('jobseeker').erase(leaving.userId)
    expect([await look(leaver.token), await look(leaving.token)]).toEqual([401, 401])
    await outage.end()
    expect(known(leaving.userId)).toBeDefined()
    while (known(leaving.userId) !== undefined) await t.parts.queue.givenUpMails(t.parts.db)
    expect(await tokensFrom(t.double, 'jobseeker', leaving.email, PASSWORD)).toBe('wrong')
  })
})

test('a service that is slow is waited for', async () => {
  t.double.answering = { afterMs: 300 }
  const { status, browser, token } = await signedIn()
  expect([status, await look(token), (await browser.post('/token')).status]).toEqual([200, 200, 200])
  t.double.answering = 'well'
})

test.each([5, -5])('a service whose clock is off by %i minutes signs people in and keeps them in', async (minutes) => {
  t.double.offMs = minutes * MINUTE
  const { status, browser, token } = await signedIn()
  expect([status, await look(token)]).toEqual([200, 200])
  t.clock.pass(9 * MINUTE)
  expect(await look(token)).toBe(200)
  t.clock.pass(6 * MINUTE)
  const { body } = await browser.post('/token')
  expect(await look(body['accessToken'] ?? '')).toBe(200)
  t.double.offMs = 0
})

test('with the keys gone whoever is signed in goes on, and others come in by the keys that were had', async () => {
  const { browser, token } = await signedIn()
  t.double.hasKeys = false
  t.clock.pass(2 * MINUTE)
  expect([await look(token), (await browser.post('/token')).status, (await signedIn()).status]).toEqual([200, 200, 200])
  t.double.hasKeys = true
})
