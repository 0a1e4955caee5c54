import { setTimeout as wait } from 'node:timers/promises'
import { seekerBase } from '@evenshift/contract/seeker/service'
import type { Database } from '@evenshift/server/platform/database/port'
import type { Product } from '#bench/run/product'

const EVERY_MS = 1_000
const SLOW_SECONDS = 0.2

/**
 * Beside `work` somebody opens a job's page once a second, and a table that the page reads and no list of cards does is kept for 200 ms
 * meanwhile: a read that is slow for itself alone.
 */
export async function besideSlowRead<T>(
  product: Product,
  beside: Database,
  token: string,
  jobId: string,
  work: () => Promise<T>,
): Promise<T> {
  let isOver = false
  const open = (): Promise<Response> =>
    fetch(`${product.address}${seekerBase}/jobsearch/application/${jobId}`, { headers: { authorization: `Bearer ${token}` } })
  const keep = (): Promise<unknown> =>
    beside.sql.query(`begin; lock table reply_waits in access exclusive mode; select pg_sleep(${SLOW_SECONDS}); commit`)
  const reading = (async () => {
    while (!isOver) {
      const kept = keep()
      await wait(20)
      const [{ status }] = await Promise.all([open(), kept, wait(EVERY_MS)])
      if (status !== 200) throw new Error(`the slow read was refused: ${status}`)
    }
  })()
  try {
    return await work()
  } finally {
    isOver = true
    await reading
  }
}
