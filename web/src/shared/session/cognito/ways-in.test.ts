import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/api/api-error'
import type { CognitoPool } from '#web/shared/session/cognito/visit'
import { cognitoWaysIn } from '#web/shared/session/cognito/ways-in'

const pool: CognitoPool = {
  kind: 'cognito',
  region: 'eu-west-2',
  userPoolId: 'eu-west-2_Seekers00',
  clientId: 'seekers',
  endpoint: null,
}
const [email, password, code] = ['amira@uni.example', 'a quiet week', '123456']
const host = {
  begin: () => Promise.reject(new Error('no session is to begin')),
  endOthers: async () => undefined,
  leave: async () => undefined,
  setsUpApps: false,
}

type Answer = () => Response | Promise<Response>
const done: Answer = () => Response.json({})
const error = (name: string, message = 'In the pool’s own words'): Answer => {
  const head = { status: 400, headers: { 'x-amzn-errortype': name } }
  return () => Response.json({ __type: name, message }, head)
}
const page: Answer = () => new Response('<html>Service down</html>', { status: 500 })

/** A pool that answers a target as told, anything else as done; with what it was asked, in order. */
function open(target: string, answer: Answer) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_url: unknown, { headers }: { headers: Record<string, string> }) => {
    const name = headers['x-amz-target']?.split('.')[1] ?? ''
    asked.push(name)
    return name === target ? answer() : done()
  })
  return { ways: cognitoWaysIn(pool, host), asked }
}
/** What a way answers, or the refusal: its code, its sentence and the fields that it's told at; however long Amplify tries. */
async function told(asked: Promise<unknown>): Promise<unknown> {
  const answer = asked.catch(
    (refused: unknown) => refused instanceof ApiError && [refused.code, refused.message, refused.errors.map(({ path }) => path)],
  )
  await vi.runAllTimersAsync()
  return answer
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const asks = {
  SignUp: ({ signUp }) => signUp({ body: { email, password } }),
  ResendConfirmationCode: ({ sendCode }) => sendCode({ body: { email } }),
  ConfirmSignUp: ({ confirm }) => confirm({ body: { email, code } }),
  InitiateAuth: ({ signIn }) => signIn({ body: { email, password } }),
  ForgotPassword: ({ requestReset }) => requestReset({ body: { email } }),
  ConfirmForgotPassword: ({ resetPassword }) => resetPassword({ body: { email, code, password } }),
} satisfies Record<string, (ways: ReturnType<typeof cognitoWaysIn>) => Promise<unknown>>
type Target = keyof typeof asks
const targets = Object.keys(asks) as Target[]

const wrongCode = ['CODE_WRONG', 'That code isn’t right, or it has expired. Check it, or ask for a new one.', []]
const wrong = ['SIGN_IN_FAILED', 'Wrong email or password.', []]
const weak = ['INVALID_INPUT', 'Use at least 10 characters that others wouldn’t guess.', ['password']]
const tooMany = ['RATE_LIMITED', 'Too many attempts. Wait a minute and try again.', []]
const down = ['SIGN_IN_DOWN', 'The sign-in service isn’t answering right now. Try again in a moment.', []]

test.each<[Target, string, unknown]>([
  ['SignUp', 'InvalidPasswordException', weak],
  ['ConfirmSignUp', 'CodeMismatchException', wrongCode],
  ['ConfirmSignUp', 'ExpiredCodeException', wrongCode],
  ['InitiateAuth', 'NotAuthorizedException', wrong],
  ['ConfirmForgotPassword', 'CodeMismatchException', wrongCode],
  ['ConfirmForgotPassword', 'ExpiredCodeException', wrongCode],
  ['ConfirmForgotPassword', 'InvalidPasswordException', weak],
  ['ConfirmForgotPassword', 'TooManyFailedAttemptsException', tooMany],
])('%s: %s is told in our words, at its field', async (target, name, refusal) => {
  const { ways } = open(target, error(name))
  expect(await told(asks[target](ways))).toEqual(refusal)
})

test('an email that is known, and one that isn’t, are answered alike', async () => {
  const sent = { sent: true }
  for (const [target, name, answer] of [
    ['SignUp', 'UsernameExistsException', sent],
    ['ResendConfirmationCode', 'UserNotFoundException', sent],
    ['ResendConfirmationCode', 'InvalidParameterException', sent],
    ['ForgotPassword', 'UserNotFoundException', sent],
    ['ForgotPassword', 'InvalidParameterException', sent],
    ['ForgotPassword', 'NotAuthorizedException', sent],
    ['ConfirmSignUp', 'UserNotFoundException', wrongCode],
    ['ConfirmSignUp', 'NotAuthorizedException', wrongCode],
    ['ConfirmForgotPassword', 'UserNotFoundException', wrongCode],
    ['InitiateAuth', 'UserNotFoundException', wrong],
  ] as const)
    expect(await told(asks[target](open(target, error(name)).ways)), `${target} ${name}`).toEqual(answer)
})

test('who signs up with an address that waits for its code is sent another', async () => {
  const { ways, asked } = open('SignUp', error('UsernameExistsException'))
  await asks.SignUp(ways)
  expect(asked).toEqual(['SignUp', 'ResendConfirmationCode'])
})

test('who has not confirmed their email is sent another code and goes on to it', async () => {
  const { ways, asked } = open('InitiateAuth', error('UserNotConfirmedException'))
  expect(await asks.InitiateAuth(ways)).toEqual({ state: 'confirm' })
  expect(asked).toEqual(['InitiateAuth', 'ResendConfirmationCode'])
})

test('an email that was confirmed after the page was loaded anew is signed in with next', async () => {
  expect(await asks.ConfirmSignUp(open('', done).ways)).toBe(null)
})

test('too many wrong passwords are not called another wrong one', async () => {
  const { ways } = open('InitiateAuth', error('NotAuthorizedException', 'Password attempts exceeded'))
  expect(await told(asks.InitiateAuth(ways))).toEqual(tooMany)
})

test.each(targets)('%s: a pool that is throttled, shows a page of HTML or can’t be reached says so', async (target) => {
  for (const [answer, refusal] of [
    [error('TooManyRequestsException'), tooMany],
    [page, down],
    [error('InternalErrorException'), down],
    [() => Promise.reject(new TypeError('Failed to fetch')), down],
  ] as const)
    expect(await told(asks[target](open(target, answer).ways))).toEqual(refusal)
  vi.stubGlobal('navigator', { onLine: false })
  const { ways } = open(target, () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await told(asks[target](ways))).toEqual(['OFFLINE', 'No internet connection', []])
})

test.each(targets)('%s: a pool that is silent is waited for, and then it says so', async (target) => {
  const { ways } = open(target, () => new Promise(() => undefined))
  expect(await told(asks[target](ways))).toEqual(down)
})
