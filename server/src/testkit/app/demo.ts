import { pino } from 'pino'
import { DEMO_PASSWORD, demoAccounts } from '#server/demo/accounts'
import { loadDemo } from '#server/demo/load'
import type { MarketSize, Stopping } from '#server/demo/market'
import type { Identity } from '#server/platform/identity/port'
import type { TestApp } from '#server/testkit/app/app'
import { signedInBy, untold } from '#server/testkit/app/identity'

/** A demo market of this size; true when this call made it. Stopped by the signal, as by the end of the process. */
export const loadMarket = (
  t: Pick<TestApp<Identity>, 'parts'>,
  size: MarketSize,
  signal: Stopping = { aborted: false },
): Promise<boolean> => loadDemo(t.parts, pino({ level: 'silent' }), { size, signal, isAlone: true })

type Pool = 'jobseeker' | 'employer'
/** An access token of somebody of the demo market, by their address. */
export async function demoTokenOf(t: TestApp, pool: Pool, email: string): Promise<string> {
  const client = { address: '127.0.0.1', userAgent: 'test', browser: 'a browser of tests' }
  return signedInBy(await t.parts.identity.pool(pool).signIn(email, DEMO_PASSWORD, client, untold)).accessToken
}

/** An access token of one of the accounts that sign-in offers, the first if none is named. */
export async function demoToken(t: TestApp, pool: Pool, at = 0): Promise<string> {
  const account = demoAccounts.filter((one) => one.pool === pool)[at]
  if (account === undefined) throw new Error(`no demo account ${at} of ${pool}`)
  return demoTokenOf(t, pool, account.email)
}
