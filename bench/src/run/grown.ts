import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { openEmbedded } from '@evenshift/server/platform/database/embedded'
import type { Database, Sql } from '@evenshift/server/platform/database/port'
import { openPostgres } from '@evenshift/server/platform/database/postgres'
import type { Cluster } from '#bench/run/cluster'
import { startProduct, stopProduct } from '#bench/run/product'

/** Runs statements, several at once too. */
export type Run = (text: string) => Promise<unknown>

/** The data of a product for the driver alone; without an address those of a folder that no product holds. */
export const openBeside = (url: string, dataFolder: string): Promise<Database> | Database =>
  url === '' ? openEmbedded({ dataFolder }) : openPostgres(url, pino({ level: 'warn' }))

/** Makes the demo market through the product and lets it grow by SQL. Without a cluster on the embedded database. */
export async function growDemo(folder: string, cluster: Cluster | null, grow: (sql: Sql, run: Run) => Promise<void>): Promise<void> {
  const url = cluster?.url ?? ''
  const demo = await startProduct(folder, { env: { DATABASE_URL: url, DEMO: 'on' } })
  while (!demo.said().includes('The demo market is complete.')) await wait(100)
  await stopProduct(demo)
  const grown = await openBeside(url, folder)
  const run: Run = cluster?.script ?? ((text) => grown.sql.query(text))
  await grow(grown.sql, run)
  // What was grown lies on the disk before anything is measured.
  await run('checkpoint')
  await grown.close()
}
