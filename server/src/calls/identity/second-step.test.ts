import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { MINUTE } from '#server/testkit/app/clock'
import { appCode } from '#server/testkit/people/authenticator'
import { browserOf } from '#server/testkit/people/browser'
import { PASSWORD, newAccount } from '#server/testkit/people/people'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')

describe.each(['jobseeker', 'employer', 'staff'] as const)('a second step in the %s pool', (pool) => {
  // What the others have, these have as well.
  const calls = () => t.identity[pool] as typeof t.identity.staff
  const now = () => t.clock.now()
  const careful = async () => {
    const { email, token } = await newAccount(t, pool)
    const { secret } = (await calls()('prepareSecondStep', { body: { password: PASSWORD } }, token)).body
    const { recoveryCodes } = (await calls()('turnOnSecondStep', { body: { code: appCode(secret, now()) } }, token)).body
    t.clock.pass(MINUTE / 2)
    return { email, token, secret, recoveryCodes }
  }
  test('is asked for by a cookie that no page reads and no other site sends, and gives a token once it is passed', async () => {
    const { email, secret } = await careful()
    const me = browserOf(t, pool)
    const asked = await me.post('/sign-in', { email, password: PASSWORD })
    expect([asked.status, asked.body]).toEqual([200, { state: 'second_step' }])
    expect(String(asked.headers['set-cookie'])).toMatch(
      new RegExp(`evenshift-${pool}\\.step=[\\w.-]+; Max-Age=600; Path=/identity/${pool}; HttpOnly; SameSite=Strict`),
    )
    expect(me.cookie()).not.toContain('session')
    const code = appCode(secret, now())
    expect((await browserOf(t, pool).post('/second-step', { code })).body['code']).toBe('SECOND_STEP_LATE')
    const wrong = await me.post('/second-step', { code: wrongFor(code) })
    expect([wrong.status, wrong.body['code'], wrong.body['errors']]).toMatchObject([400, 'CODE_WRONG', [{ path: 'code' }]])
    const { status, body } = await me.post('/second-step', { code })
    expect(status).toBe(200)
    expect((await calls()('sessions', {}, body['accessToken'])).status).toBe(200)
    expect([me.cookie().includes('.step='), (await me.post('/token')).status]).toEqual([false, 200])
  })
  test('is set up, turned off and given new codes by the password alone of whoever is signed in, and a code', async () => {
    const { token, secret, recoveryCodes } = await careful()
    const [recovery = ''] = recoveryCodes
    const nobodys = 'not the password'
    expect((await calls()('prepareSecondStep', { body: { password: nobodys } }, token)).error.code).toBe('SIGN_IN_FAILED')
    expect((await calls()('prepareSecondStep', { body: { password: PASSWORD } }, token)).error.code).toBe('ALREADY_EXISTS')
    for (const call of ['renewRecoveryCodes', 'turnOffSecondStep'] as const) {
      const code = appCode(secret, now())
      expect((await calls()(call, { body: { password: nobodys, code } }, token)).error.code).toBe('SIGN_IN_FAILED')
      expect((await calls()(call, { body: { password: PASSWORD, code: wrongFor(code) } }, token)).error.code).toBe('CODE_WRONG')
    }
    const renewed = await calls()('renewRecoveryCodes', { body: { password: PASSWORD, code: recovery } }, token)
    expect([renewed.status, renewed.body.recoveryCodes.length]).toEqual([200, 10])
    expect((await calls()('ownSecondStep', {}, token)).body).toMatchObject({ since: expect.any(String), recoveryCodesLeft: 10 })
    const off = await calls()('turnOffSecondStep', { body: { password: PASSWORD, code: appCode(secret, now()) } }, token)
    expect(off.status).toBe(204)
    expect((await calls()('ownSecondStep', {}, token)).body).toEqual({ since: null, recoveryCodesLeft: 0 })
  })
})

test('too many wrong codes say when to come back', async () => {
  const strict = await testApp({ rateLimitFactor: 1 })
  const { email, token } = await newAccount(strict, 'jobseeker')
  const { secret } = (await strict.identity.jobseeker('prepareSecondStep', { body: { password: PASSWORD } }, token)).body
  await strict.identity.jobseeker('turnOnSecondStep', { body: { code: appCode(secret, strict.clock.now()) } }, token)
  strict.clock.pass(MINUTE / 2)
  const me = browserOf(strict)
  await me.post('/sign-in', { email, password: PASSWORD })
  const code = appCode(secret, strict.clock.now())
  for (let i = 0; i < 5; i += 1) expect((await me.post('/second-step', { code: wrongFor(code) })).body['code']).toBe('CODE_WRONG')
  const locked = await me.post('/second-step', { code })
  expect([locked.status, locked.body['message'], locked.headers['retry-after']]).toEqual([
    429,
    'Too many wrong codes. Wait 10 minutes, then try again.',
    '600',
  ])
  await strict.close()
})
