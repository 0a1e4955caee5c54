import { afterEach, beforeEach, expect, test } from 'vitest'
import { IdentityDown, type IdentityPool } from '#server/platform/identity/port'
import { MINUTE } from '#server/testkit/app/clock'
import { type CognitoRig, TEST_POOLS, cognitoIdentities } from '#server/testkit/app/cognito-identity'
import { signedInBy } from '#server/testkit/app/identity'
import { signedToken } from '#server/testkit/cognito/keys'

const client = { address: '192.0.2.1', userAgent: 'A browser', browser: 'its mark' }
const password = 'teapot-lamp-river'
const email = 'keys@uni.example'
let rig: CognitoRig
let pool: IdentityPool
const doublePool = () => rig.double.pool(TEST_POOLS.jobseeker.userPoolId)
const signIn = async () => signedInBy(await rig.signIn('jobseeker', email, password, client)).accessToken
const keysAsked = () => rig.double.asked.filter((name) => name.endsWith('jwks.json')).length
const [anyDatabase] = cognitoIdentities

beforeEach(async () => {
  if (anyDatabase === undefined) throw new Error('there is no database to test on')
  rig = await anyDatabase.open()
  pool = rig.identity.pool('jobseeker')
  await pool.seed(email, password)
})
afterEach(() => rig.close())

/** A token by a key that nobody has heard of. */
const strange = (kid: string) =>
  signedToken(
    { alg: 'RS256', kid },
    { iss: `https://cognito-idp.eu-west-2.amazonaws.com/${TEST_POOLS.jobseeker.userPoolId}` },
    doublePool().keys.newest().privateKey,
  )

test('a key that takes another’s place is known without a start; tokens by the one before stay good', async () => {
  const before = await signIn()
  rig.pass(MINUTE)
  doublePool().keys.rotate()
  const after = await signIn()
  expect([await pool.verify(before), await pool.verify(after)]).toMatchObject([{ email }, { email }])
  expect(keysAsked()).toBe(2)
})

test('keys that nobody has heard of are asked for once a minute at most, however many are named', async () => {
  const good = await signIn()
  rig.pass(MINUTE)
  const seen = await Promise.all(Array.from({ length: 50 }, (_, at) => pool.verify(strange(`none ${at}`))))
  expect([...new Set(seen)]).toEqual(['bad'])
  for (let at = 0; at < 50; at += 1) expect(await pool.verify(strange(`more ${at}`))).toBe('bad')
  expect(keysAsked()).toBe(2)
  rig.pass(MINUTE)
  expect(await pool.verify(strange('another'))).toBe('bad')
  expect(keysAsked()).toBe(3)
  expect(await pool.verify(good)).toMatchObject({ email })
})

test('with the keys gone whoever is signed in stays so; of another key nothing can be said, and it is not asked for again at once', async () => {
  const good = await signIn()
  rig.double.hasKeys = false
  rig.pass(MINUTE)
  for (let at = 0; at < 3; at += 1) await expect(pool.verify(strange(`none ${at}`))).rejects.toThrow(IdentityDown)
  expect(await pool.verify(good)).toMatchObject({ email })
  expect(keysAsked()).toBe(2)
  const started = (await rig.again()).pool('jobseeker')
  await expect(started.verify(good)).rejects.toThrow(IdentityDown)
  rig.double.hasKeys = true
  await expect(started.verify(good)).rejects.toThrow(IdentityDown)
  rig.pass(5_000)
  expect(await started.verify(good)).toMatchObject({ email })
})
