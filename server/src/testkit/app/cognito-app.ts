import { type CognitoIdentity, openCognitoIdentity } from '#server/platform/identity/cognito'
import { type TestApp, type TestSettings, appOn } from '#server/testkit/app/app'
import { TEST_POOLS, cognitoDouble, serviceAt } from '#server/testkit/app/cognito-identity'
import type { CognitoDouble } from '#server/testkit/cognito/cognito'

export interface CognitoApp extends TestApp<CognitoIdentity> {
  readonly double: CognitoDouble
}

/** The whole server whose people sign in with Amazon Cognito's double, at the same clock; the staff only where nothing else is said. */
export async function cognitoApp(settings: TestSettings = {}, { isStaffThere = true } = {}): Promise<CognitoApp> {
  const doubles: CognitoDouble[] = []
  const t = await appOn(async ({ queue, ...parts }) => {
    const double = await cognitoDouble(parts.clock)
    doubles.push(double)
    const identity = await openCognitoIdentity({
      ...parts,
      service: serviceAt(double),
      pools: { ...TEST_POOLS, staff: isStaffThere ? TEST_POOLS.staff : null },
      later: (on, work) => queue.send(on, 'identity.finish', work),
    })
    await queue.work('identity.finish', identity.finish)
    return identity
  }, settings)
  const [double] = doubles
  if (double === undefined) throw new Error('the identity was not opened')
  return {
    ...t,
    double,
    async close() {
      await t.close()
      await double.close()
    },
  }
}
