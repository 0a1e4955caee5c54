import { createAmplifyContext } from 'aws-amplify'
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core'
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updatePassword,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { ConsoleLogger } from 'aws-amplify/utils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CognitoDouble, startCognito } from '#server/testkit/cognito/cognito'
import { appCode } from '#server/testkit/people/authenticator'

/* The double takes what the browser's library sends, which none of us wrote, and gives what it takes. */

const POOL = { id: 'eu-west-2_Amplify00', clientId: 'amplify000' }
const [password, next, last] = ['teapot-lamp-river', 'window-brick-cloud', 'candle-grass-piano']
let double: CognitoDouble
beforeAll(async () => {
  // It warns of an address other than Amazon's at each call.
  ConsoleLogger.LOG_LEVEL = 'ERROR'
  double = await startCognito({ pools: [POOL] })
})
afterAll(() => double.close())

/** A browser of its own, which keeps nothing but in memory. */
function browser() {
  const kept = new Map<string, string>()
  const Auth = { Cognito: { userPoolId: POOL.id, userPoolClientId: POOL.clientId, userPoolEndpoint: double.endpoint } }
  const tokenProvider = createUserPoolsTokenProvider(Auth, {
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  })
  return createAmplifyContext({ Auth }, { Auth: { tokenProvider } })
}
const newest = (email: string) => double.codesTo(email).at(-1) ?? ''
const stepOf = ({ nextStep }: Awaited<ReturnType<typeof signIn>>) => nextStep.signInStep
const enter = async (username: string, secret: string) => {
  const here = browser()
  return { here, step: stepOf(await signIn(here, { username, password: secret })) }
}
async function member(username: string) {
  await signUp(browser(), { username, password, options: { userAttributes: { email: username } } })
  await resendSignUpCode(browser(), { username })
  await confirmSignUp(browser(), { username, confirmationCode: newest(username) })
}

test('Amplify signs up by a code, signs in by SRP, renews, changes the password and signs out everywhere', async () => {
  const email = 'join@uni.example'
  await member(email)
  const { here, step } = await enter(email, password)
  expect(step).toBe('DONE')
  const before = (await fetchAuthSession(here)).tokens?.accessToken.toString()
  const after = (await fetchAuthSession(here, { forceRefresh: true })).tokens?.accessToken.toString()
  expect([typeof before, typeof after, before === after]).toEqual(['string', 'string', false])
  await updatePassword(here, { oldPassword: password, newPassword: next })
  await expect(enter(email, password)).rejects.toThrow('Incorrect username or password.')
  await signOut(here, { global: true })
  expect((await enter(email, next)).step).toBe('DONE')
})

test('Amplify chooses a forgotten password anew by a code', async () => {
  const email = 'forgot@uni.example'
  await member(email)
  await resetPassword(browser(), { username: email })
  const choose = (confirmationCode: string) => confirmResetPassword(browser(), { username: email, confirmationCode, newPassword: last })
  await expect(choose(newest(email) === '000000' ? '111111' : '000000')).rejects.toThrow('Invalid verification code provided')
  await choose(newest(email))
  expect((await enter(email, last)).step).toBe('DONE')
})

test('Amplify sets up a second step and passes it', async () => {
  const email = 'twice@uni.example'
  await member(email)
  const { here } = await enter(email, password)
  const { sharedSecret } = await setUpTOTP(here)
  await verifyTOTPSetup(here, { code: appCode(sharedSecret, new Date()) })
  await updateMFAPreference(here, { totp: 'PREFERRED' })
  const { here: again, step } = await enter(email, password)
  expect(step).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
  // A code works once.
  const later = new Date(Date.now() + 30_000)
  expect(stepOf(await confirmSignIn(again, { challengeResponse: appCode(sharedSecret, later) }))).toBe('DONE')
})
