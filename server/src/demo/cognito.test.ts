import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD, demoAccounts } from '#server/demo/accounts'
import { type CognitoApp, cognitoApp } from '#server/testkit/app/cognito-app'
import { tokensFrom } from '#server/testkit/app/cognito-identity'
import { loadMarket } from '#server/testkit/app/demo'

/* The demo market, where Amazon Cognito keeps the accounts. */

let t: CognitoApp
beforeAll(async () => {
  t = await cognitoApp()
  await loadMarket(t, { employers: 9, jobsEach: 1, seekers: 2, applications: 2 })
}, 200_000)
afterAll(() => t.close())

test.each(demoAccounts)(
  '$email comes in with the password that the sign-in screen shows, and has the profile that it says',
  async ({ pool, email }) => {
    const given = await tokensFrom(t.double, pool, email, DEMO_PASSWORD)
    if (given === 'wrong') throw new Error('the double gave no tokens')
    const { accessToken } = (await t.identity[pool]('session', { body: given })).body
    const looked =
      pool === 'jobseeker' ? await t.seeker('profileDetails', {}, accessToken) : await t.employer('employerDetails', {}, accessToken)
    expect(looked.status).toBe(200)
  },
)
