import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@evenshift/server/platform/database/port'
import type { Cluster } from '#bench/run/cluster'
import { growDemo, openBeside } from '#bench/run/grown'
import { type Product, startProduct, stopProduct } from '#bench/run/product'
import { type Seeker, joinSeeker } from '#bench/run/seeker'
import { growMarket } from '#bench/search/market'
import { recorded } from '#bench/search/recording'

/** A product with a grown market, a person who is signed in, and the same data for the driver alone. */
export interface Served {
  readonly product: Product
  readonly token: string
  /** Where the recorder puts what it heard. */
  readonly record: string
  readonly beside: Database
  /** Another person who is signed in, from now. */
  join(): Promise<Seeker>
  end(): Promise<void>
}

/** Makes the demo market through the product, grows it, lets a seeker join and search. Without a cluster on the embedded database. */
export async function serveMarket(
  folder: string,
  cluster: Cluster | null,
  jobs: number,
  ready: (asked: Pick<Served, 'product' | 'token' | 'record'>) => Promise<void>,
): Promise<Served> {
  const url = cluster?.url ?? ''
  const env = { DATABASE_URL: url }
  await growDemo(folder, cluster, (sql, run) => growMarket(sql, run, jobs))
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
    join: () => joinSeeker(product.address, folder),
    end: async () => {
      await beside.close()
      await stopProduct(product)
    },
  }
}
