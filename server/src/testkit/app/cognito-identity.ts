import type { Pool } from '@evenshift/contract/call'
import { type CognitoIdentity, openCognitoIdentity } from '#server/platform/identity/cognito'
import type { Client, GivenTokens, HandedOver, NewBrowser, SignedIn } from '#server/platform/identity/port'
import type { QueuedWork } from '#server/platform/queue/port'
import { type AnyIdentity, IDENTITY_URL, testIdentities, untold } from '#server/testkit/app/identity'
import { TestClock } from '#server/testkit/app/clock'
import { quickHashing } from '#server/testkit/app/quick-hashing'
import { type CognitoDouble, startCognito } from '#server/testkit/cognito/cognito'
import { type DatabaseName, databaseNames, migrationsFolder, testDatabase } from '#server/testkit/database/databases'

/** Everybody may have a second step, also on the staff. */
export const TEST_POOLS = {
  jobseeker: { userPoolId: 'eu-west-2_Seekers00', clientId: 'seekers00' },
  employer: { userPoolId: 'eu-west-2_Employers0', clientId: 'employers0' },
  staff: { userPoolId: 'eu-west-2_Staff0000', clientId: 'staff00' },
} as const satisfies Record<Pool, object>

export interface CognitoRig extends AnyIdentity {
  readonly identity: CognitoIdentity
  readonly double: CognitoDouble
  /** What the service gives a browser for a password. */
  tokensOf(pool: Pool, email: string, password: string): Promise<GivenTokens | 'wrong'>
  handOver(pool: Pool, given: GivenTokens, client: Client, follows?: Partial<HandedOver>): Promise<SignedIn | 'bad' | 'expired'>
}

/** What the service gives for a password; `wrong` where it gives nothing. */
export async function tokensFrom(
  { endpoint }: CognitoDouble,
  pool: Pool,
  USERNAME: string,
  PASSWORD: string,
): Promise<GivenTokens | 'wrong'> {
  const { clientId: ClientId } = TEST_POOLS[pool]
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
    body: JSON.stringify({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } }),
  })
  if (answer.status !== 200) return 'wrong'
  const { AuthenticationResult: given } = (await answer.json()) as {
    readonly AuthenticationResult: { readonly AccessToken: string; readonly RefreshToken: string }
  }
  return { accessToken: given.AccessToken, refreshToken: given.RefreshToken }
}

/** The double with these pools, at a clock. */
export const cognitoDouble = (clock: TestClock): Promise<CognitoDouble> =>
  startCognito({ pools: Object.values(TEST_POOLS).map(({ userPoolId, clientId }) => ({ id: userPoolId, clientId })), clock })

/** How the product asks it. */
export const serviceAt = ({ endpoint }: CognitoDouble) => ({
  region: 'eu-west-2',
  endpoint,
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  timeoutMs: 1_000,
})

async function cognitoOn(name: DatabaseName): Promise<CognitoRig> {
  const place = await testDatabase(name)
  const database = await place.open()
  await database.migrate(migrationsFolder)
  const clock = new TestClock(new Date('2026-11-21T12:00:00Z'))
  const double = await cognitoDouble(clock)
  const left: QueuedWork['identity.finish'][] = []
  const open = () =>
    openCognitoIdentity({
      db: database.db,
      clock,
      baseUrl: IDENTITY_URL,
      rateLimitFactor: 1,
      hashing: quickHashing,
      send: untold,
      service: serviceAt(double),
      pools: TEST_POOLS,
      later: async (_on, work) => void left.push(work),
    })
  const identity = await open()
  const tokensOf: CognitoRig['tokensOf'] = (pool, email, password) => tokensFrom(double, pool, email, password)
  const handOver: CognitoRig['handOver'] = async (pool, given, client, follows = {}) => {
    const { elsewhere } = identity.pool(pool)
    if (elsewhere === null) throw new Error(`the ${pool} pool asks people itself`)
    return elsewhere.handOver(given, client, { joined: untold, met: untold, moved: untold, ...follows })
  }
  return {
    identity,
    again: open,
    double,
    tokensOf,
    handOver,
    async settle() {
      for (const work of left.splice(0)) await identity.finish(work).catch((error: unknown) => (left.push(work), Promise.reject(error)))
    },
    async signIn(pool, email, password, client, met: NewBrowser = untold) {
      const given = await tokensOf(pool, email, password)
      if (given === 'wrong') return given
      const answer = await handOver(pool, given, client, { met })
      if (typeof answer === 'string') throw new Error(`not handed over: ${answer}`)
      return answer
    },
    now: () => clock.now(),
    pass: (ms) => clock.pass(ms),
    async close() {
      await double.close()
      await database.close()
      await place.remove()
    },
  }
}

export const cognitoIdentities = databaseNames
  .filter((name) => name !== 'folder')
  .map((name) => ({ name: `Cognito, on ${name}`, open: () => cognitoOn(name) }))

/** Every identity that must keep the promises that hold whoever asks for the password. */
export const everyIdentity: readonly { readonly name: string; readonly open: () => Promise<AnyIdentity> }[] = [
  ...testIdentities,
  ...cognitoIdentities,
]
