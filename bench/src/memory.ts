import { onCluster } from '#bench/run/cluster'
import type { Figure, Measure } from '#bench/run/figure'
import { inFolder } from '#bench/run/folder'
import { memoryOf, startProduct, stopProduct } from '#bench/run/product'
import { joinSeeker } from '#bench/run/seeker'

const CALLS = 1_000
/** The embedded database lives in the same process and is most of it. */
const EMBEDDED_MB = 450
const POSTGRES_MB = 200

/** Resident memory once ready, and after calls of a signed-in seeker, a third of them writes; on the folder's second start, as in daily use. */
async function figuresOn(database: string, url: string, bar: number): Promise<Figure[]> {
  return inFolder(async (folder) => {
    const env = { DATABASE_URL: url }
    await stopProduct(await startProduct(folder, { env }))
    const product = await startProduct(folder, { env })
    try {
      const ready = await memoryOf(product)
      const { address } = product
      const seeker = await joinSeeker(address, folder)
      for (let n = 0; n < CALLS; n += 1) {
        if (n % 3 === 0) await seeker.writeWeek(address, 'Lecture')
        else await (n % 3 === 1 ? seeker.readWeek(address) : seeker.readProfile(address))
      }
      return [
        { measure: `${database}: memory when ready`, figure: ready, unit: 'MB', bar },
        { measure: `${database}: memory after ${CALLS} calls`, figure: await memoryOf(product), unit: 'MB' },
      ]
    } finally {
      await stopProduct(product)
    }
  })
}

/** What the one process of the product holds; PostgreSQL's own memory is not part of it. */
export const measure: Measure = async () => {
  const figures = await figuresOn('embedded', '', EMBEDDED_MB)
  return (await onCluster(async (cluster) => [...figures, ...(await figuresOn('PostgreSQL', cluster.url, POSTGRES_MB))])) ?? figures
}
