import { pino } from 'pino'
import { demoAccounts } from '#server/demo/accounts'
import { loadDemo } from '#server/demo/load'
import type { MarketSize, Stopping } from '#server/demo/market'
import type { TestApp } from '#server/testkit/app/app'
import { signedInBy } from '#server/testkit/app/identity'

/** A demo market of this size; true when this call made it. Stopped by the signal, as by the end of the process. */
export const loadMarket = (t: TestApp, size: MarketSize, signal: Stopping = { aborted: false }): Promise<boolean> =>
  loadDemo(t.parts, pino({ level: 'silent' }), { size, signal, isAlone: true })

/** An access token of the first account that sign-in offers. */
export async function demoToken(t: TestApp, pool: 'jobseeker' | 'employer'): Promise<string> {
  const account = demoAccounts.find((one) => one.pool === pool)
  if (account === undefined) throw new Error(`no demo account of ${pool}`)
  const client = { address: '127.0.0.1', userAgent: 'test', browser: 'a browser of tests' }
  return signedInBy(await t.parts.identity.pool(pool).signIn(account.email, account.password, client)).accessToken
}
