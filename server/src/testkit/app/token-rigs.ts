import { type KeyObject, generateKeyPairSync } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { v4 as uuidv4 } from 'uuid'
import { poolTables } from '#server/platform/identity/store/tables'
import { TEST_URL, testApp } from '#server/testkit/app/app'
import { cognitoApp } from '#server/testkit/app/cognito-app'
import { TEST_POOLS, tokensFrom } from '#server/testkit/app/cognito-identity'
import type { TestClock } from '#server/testkit/app/clock'
import { PASSWORD, newAccount, signIn } from '#server/testkit/people/people'

/** A server, tokens that its job seekers' pool gave out, and what whoever had the pool's own key would say in others. */
export interface TokenRig {
  readonly app: FastifyInstance
  readonly clock: TestClock
  readonly good: string
  /** Of the same person in the employers' pool. */
  readonly ofOtherPool: string
  readonly algorithm: 'ES256' | 'RS256'
  /** A key that the pool publishes. */
  readonly kid: string
  readonly publicKey: KeyObject
  readonly privateKey: KeyObject
  /** Claims that are another's than this pool's, by what is wrong with them. */
  readonly wrong: Readonly<Record<'issuer' | 'audience' | 'use' | 'region', object>>
  /** Where keys were asked for over HTTP, each time. */
  keysAskedAt(): readonly string[]
  close(): Promise<void>
}

async function embedded(): Promise<TokenRig> {
  const t = await testApp()
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const kid = uuidv4()
  const jwk = JSON.stringify(publicKey.export({ format: 'jwk' }))
  await t.database.db.insert(poolTables.jobseeker.jwks).values({ id: kid, publicKey: jwk, privateKey: '', createdAt: t.clock.now() })
  const { email, token } = await newAccount(t, 'jobseeker')
  await newAccount(t, 'employer', email)
  return {
    app: t.app,
    clock: t.clock,
    good: token,
    ofOtherPool: await signIn(t, 'employer', email),
    algorithm: 'ES256',
    kid,
    publicKey,
    privateKey,
    wrong: {
      issuer: { iss: `${TEST_URL}/identity/employer` },
      audience: { aud: 'evenshift-employer' },
      use: { pool: 'employer' },
      region: { iss: 'https://elsewhere.example/identity/jobseeker' },
    },
    keysAskedAt: () => [],
    close: () => t.close(),
  }
}

async function cognito(): Promise<TokenRig> {
  const t = await cognitoApp()
  const email = 'attacked@mail.example'
  const tokenIn = async (pool: 'jobseeker' | 'employer'): Promise<string> => {
    await t.parts.identity.pool(pool).seed(email, PASSWORD)
    const given = await tokensFrom(t.double, pool, email, PASSWORD)
    if (given === 'wrong') throw new Error('the double gave no tokens')
    const { body } = await t.identity[pool]('session', { body: given })
    return body.accessToken
  }
  const { keys } = t.double.pool(TEST_POOLS.jobseeker.userPoolId)
  const issuerIn = (region: string, pool: string) => ({ iss: `https://cognito-idp.${region}.amazonaws.com/${pool}` })
  return {
    app: t.app,
    clock: t.clock,
    good: await tokenIn('jobseeker'),
    ofOtherPool: await tokenIn('employer'),
    algorithm: 'RS256',
    ...keys.newest(),
    wrong: {
      issuer: issuerIn('eu-west-2', TEST_POOLS.employer.userPoolId),
      audience: { client_id: TEST_POOLS.employer.clientId },
      use: { token_use: 'id', aud: TEST_POOLS.jobseeker.clientId },
      region: issuerIn('eu-west-1', TEST_POOLS.jobseeker.userPoolId.replace('eu-west-2', 'eu-west-1')),
    },
    keysAskedAt: () => t.double.asked.filter((name) => name.startsWith('/')),
    close: () => t.close(),
  }
}

/** Where each has its keys, and what it answers to a forged token that is handed over: one pool takes none at all. */
export const tokenRigs = [
  { name: 'embedded', open: embedded, keysAt: [], handedOver: 409 },
  {
    name: 'Cognito',
    open: cognito,
    keysAt: Object.values(TEST_POOLS).map(({ userPoolId }) => `/${userPoolId}/.well-known/jwks.json`),
    handedOver: 401,
  },
]
