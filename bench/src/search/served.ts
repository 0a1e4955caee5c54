import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { openEmbedded } from '@evenshift/server/platform/database/embedded'
import type { Database } from '@evenshift/server/platform/database/port'
import { openPostgres } from '@evenshift/server/platform/database/postgres'
import type { Cluster } from '#bench/run/cluster'
import { type Product, startProduct, stopProduct } from '#bench/run/product'
import { joinSeeker } from '#bench/run/seeker'
import { growMarket } from '#bench/search/market'
import { recorded } from '#bench/search/recording'

/** A product with a grown market, a person who is signed in, and the same data for the driver alone. */
export interface Served {
  readonly product: Product
  readonly token: string
  /** Where the recorder puts what it heard. */
  readonly record: string
  readonly beside: Database
  end(): Promise<void>
}

const openBeside = (url: string, dataFolder: string): Promise<Database> | Database =>
  url === '' ? openEmbedded({ dataFolder }) : openPostgres(url, pino({ level: 'warn' }))

/** Makes the demo market through the product, grows it, lets a seeker join and search. Without a cluster on the embedded database. */
export async function serveMarket(
  folder: string,
  cluster: Cluster | null,
  jobs: number,
  ready: (asked: Pick<Served, 'product' | 'token' | 'record'>) => Promise<void>,
): Promise<Served> {
  const url = cluster?.url ?? ''
  const env = { DATABASE_URL: url }
  const demo = await startProduct(folder, { env: { ...env, DEMO: 'on' } })
  while (!demo.said().includes('The demo market is complete.')) await wait(100)
  await stopProduct(demo)
  const grown = await openBeside(url, folder)
  await growMarket(grown.sql, cluster?.script ?? ((text) => grown.sql.query(text)), jobs)
  await grown.close()
  const record = join(folder, 'statements.json')
  const settings = { env: { ...env, ...recorded(record) } }
  let product = await startProduct(folder, settings)
  const { token } = await joinSeeker(product.address, folder)
  await ready({ product, token, record })
  const copy = join(folder, 'beside')
  if (url === '') {
    // One process holds a folder: the driver alone gets a copy.
    await stopProduct(product)
    await cp(join(folder, 'database'), join(copy, 'database'), { recursive: true })
    product = await startProduct(folder, settings)
  }
  const beside = await openBeside(url, copy)
  return {
    product,
    token,
    record,
    beside,
    end: async () => {
      await beside.close()
      await stopProduct(product)
    },
  }
}
