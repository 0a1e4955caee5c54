import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR, MINUTE, TestClock } from '#server/testkit/app/clock'
import { type CognitoDouble, startCognito } from '#server/testkit/cognito/cognito'
import { srpClient } from '#server/testkit/cognito/srp-client'

/* The double does what a real pool was measured to do. */

const POOL = { id: 'eu-west-2_Measured0', clientId: 'measured00' }
const OPEN = { id: 'eu-west-2_Telling00', clientId: 'telling00', hidesUnknown: false }
const password = 'teapot-lamp-river'
const clock = new TestClock(new Date('2026-11-21T12:00:00Z'))
let double: CognitoDouble
let people = 0
beforeAll(async () => {
  double = await startCognito({ pools: [POOL, OPEN], clock })
})
afterAll(() => double.close())

interface Answer {
  readonly __type?: string
  readonly message?: string
  readonly ChallengeName?: string
  readonly ChallengeParameters?: Parameters<ReturnType<typeof srpClient>['answer']>[0]
  readonly AuthenticationResult?: { readonly AccessToken: string; readonly RefreshToken: string }
}
const ask = async (target: string, body: object, { clientId: ClientId } = POOL): Promise<Answer> => {
  const headers = { 'x-amz-target': `AWSCognitoIdentityProviderService.${target}` }
  const answer = await fetch(double.endpoint, { method: 'POST', headers, body: JSON.stringify({ ClientId, ...body }) })
  return (await answer.json()) as Answer
}
const newAddress = () => `measured${(people += 1)}@uni.example`
const signUp = async () => {
  const email = newAddress()
  await ask('SignUp', { Username: email, Password: password, UserAttributes: [{ Name: 'email', Value: email }] })
  return email
}
const newest = (email: string) => double.codesTo(email).at(-1)
const member = async () => {
  const email = await signUp()
  await ask('ConfirmSignUp', { Username: email, ConfirmationCode: newest(email) })
  return email
}
const wrongFor = (code = '') => (code === '000000' ? '111111' : '000000')

type Changed = Readonly<Record<string, string>>
const bySrp = async (email: string, secret: string, changed: Changed = {}): Promise<Answer> => {
  const client = srpClient('Measured0')
  const first = await ask('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: email, SRP_A: client.SRP_A } })
  if (first.ChallengeParameters === undefined) return first
  const answer = client.answer(first.ChallengeParameters, secret, 'Sat Nov 21 12:00:00 UTC 2026')
  return ask('RespondToAuthChallenge', { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses: { ...answer, ...changed } })
}
const WRONG = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' }

describe('signing in by SRP', () => {
  test('takes the password that it was signed up with, and answers whatever is wrong alike', async () => {
    const email = await member()
    expect(await bySrp(email, password)).toHaveProperty('AuthenticationResult.AccessToken')
    const anotherBlock = { PASSWORD_CLAIM_SECRET_BLOCK: Buffer.alloc(64).toString('base64') }
    for (const wrong of [
      bySrp(email, 'window-brick-cloud'),
      bySrp(email, password, { PASSWORD_CLAIM_SIGNATURE: 'AAAA' }),
      bySrp(email, password, anotherBlock),
    ])
      expect(await wrong).toEqual(WRONG)
  })
  test('challenges a stranger like anybody, where existence errors are prevented; else says that there is nobody', async () => {
    expect(await bySrp(newAddress(), password)).toEqual(WRONG)
    const asked = { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: newAddress(), SRP_A: srpClient('Telling00').SRP_A } }
    expect(await ask('InitiateAuth', asked, OPEN)).toEqual({ __type: 'UserNotFoundException', message: 'User does not exist.' })
  })
  test('tells an unconfirmed person so before the password is looked at', async () => {
    const email = await signUp()
    for (const secret of [password, 'window-brick-cloud']) expect((await bySrp(email, secret)).__type).toBe('UserNotConfirmedException')
  })
  test('takes no number that would give the key away', async () => {
    const asked = { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: await member(), SRP_A: '00' } }
    expect((await ask('InitiateAuth', asked)).__type).toBe('InvalidParameterException')
  })
})

describe('a code', () => {
  const codes = {
    'of a sign-up': {
      hours: 24,
      send: signUp,
      again: (Username: string) => ask('ResendConfirmationCode', { Username }),
      take: (Username: string, ConfirmationCode = '') => ask('ConfirmSignUp', { Username, ConfirmationCode }),
    },
    'for a forgotten password': {
      hours: 1,
      send: async () => {
        const email = await member()
        await ask('ForgotPassword', { Username: email })
        return email
      },
      again: (Username: string) => ask('ForgotPassword', { Username }),
      take: (Username: string, ConfirmationCode = '') => ask('ConfirmForgotPassword', { Username, ConfirmationCode, Password: password }),
    },
  }
  describe.each(Object.entries(codes))('%s', (_name, { hours, send, again, take }) => {
    test(`lasts ${hours} h`, async () => {
      const [kept, late] = [await send(), await send()]
      clock.pass(hours * HOUR - MINUTE)
      expect(await take(kept, newest(kept))).toEqual({})
      clock.pass(MINUTE)
      expect((await take(late, newest(late))).__type).toBe('ExpiredCodeException')
    })
    test('is not another, and is looked at five times', async () => {
      const email = await send()
      for (let i = 0; i < 5; i += 1) expect((await take(email, wrongFor(newest(email)))).__type).toBe('CodeMismatchException')
      expect((await take(email, newest(email))).__type).toBe('LimitExceededException')
    })
    test('is sent five times an hour', async () => {
      const email = await send()
      for (let i = 0; i < 4; i += 1) expect(await again(email)).toHaveProperty('CodeDeliveryDetails')
      expect((await again(email)).__type).toBe('LimitExceededException')
      clock.pass(HOUR)
      expect(await again(email)).toHaveProperty('CodeDeliveryDetails')
    })
  })
  test('for a new password is told of to a stranger as well, and sent to nobody', async () => {
    const email = newAddress()
    expect(await ask('ForgotPassword', { Username: email })).toHaveProperty('CodeDeliveryDetails')
    expect(double.codesTo(email)).toEqual([])
  })
})

describe('a refresh token', () => {
  const renewed = (RefreshToken = '') => ask('GetTokensFromRefreshToken', { RefreshToken })
  test('is replaced, good for a minute more, and then was used already', async () => {
    const first = (await bySrp(await member(), password)).AuthenticationResult?.RefreshToken
    const second = (await renewed(first)).AuthenticationResult?.RefreshToken
    expect(second).not.toBe(first)
    expect(await renewed(first)).toHaveProperty('AuthenticationResult')
    clock.pass(MINUTE)
    expect((await renewed(first)).__type).toBe('RefreshTokenReuseException')
    expect(await renewed(second)).toHaveProperty('AuthenticationResult')
  })
  test('that is revoked takes its access tokens along', async () => {
    const given = (await bySrp(await member(), password)).AuthenticationResult
    await ask('RevokeToken', { Token: given?.RefreshToken })
    expect((await renewed(given?.RefreshToken)).__type).toBe('NotAuthorizedException')
    expect(await ask('GetUser', { AccessToken: given?.AccessToken })).toMatchObject({
      __type: 'NotAuthorizedException',
      message: 'Access Token has been revoked',
    })
  })
})

test('a password is not looked at for a while after five wrong ones', async () => {
  const email = await member()
  for (let i = 0; i < 5; i += 1) expect(await bySrp(email, 'window-brick-cloud')).toEqual(WRONG)
  expect((await bySrp(email, password)).message).toBe('Password attempts exceeded')
  clock.pass(2_000)
  expect(await bySrp(email, password)).toHaveProperty('AuthenticationResult')
})
