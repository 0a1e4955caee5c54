import { setTimeout as wait } from 'node:timers/promises'
import type { SiteConfig } from '@evenshift/contract/public/site'
import { inFolder } from '#bench/run/folder'
import { type Product, startProduct, stopProduct } from '#bench/run/product'

export interface CutMarket {
  /** Of the process that was interrupted while it loaded, and all that it printed. */
  readonly code: number | null
  readonly said: string
  /** What sign-in offers while the market is made. */
  readonly offered: Pick<SiteConfig, 'demoAccounts' | 'demoLoading'>
  /** How the first account of each side is answered when it signs in, once the market is whole. */
  readonly signedIn: readonly number[]
}

const COMPLETE = 'The demo market is complete.'
/** Into the market: past the first companies, far from its end. */
const CUT_MS = 4000

const configOf = async ({ address }: Product) => (await (await fetch(`${address}/config.json`)).json()) as SiteConfig

/** Begins a market that is interrupted, begins it again and kills it, and lets the third start make it. */
export const cutMarket = (): Promise<CutMarket> =>
  inFolder(async (folder) => {
    const settings = { env: { DEMO: 'on' } }
    const first = await startProduct(folder, settings)
    await wait(CUT_MS)
    const offered = await configOf(first)
    first.process.kill('SIGINT')
    const code = await first.ended
    const second = await startProduct(folder, settings)
    await wait(CUT_MS)
    second.process.kill('SIGKILL')
    await second.ended
    const third = await startProduct(folder, settings)
    try {
      while (!third.said().includes(COMPLETE)) await wait(100)
      const { demoAccounts } = await configOf(third)
      const signedIn = demoAccounts.map(async ({ pool, email, password }) => {
        const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password }) }
        return (await fetch(`${third.address}/identity/${pool}/sign-in`, init)).status
      })
      return { code, said: first.said(), offered, signedIn: await Promise.all(signedIn) }
    } finally {
      await stopProduct(third)
    }
  })
