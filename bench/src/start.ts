import type { Measure } from '#bench/run/figure'
import { inFolder } from '#bench/run/folder'
import { startProduct, stopProduct } from '#bench/run/product'

const entry = 'tools/start.mjs'

/** Seconds until the product is ready on the folder, and then until it has ended. */
async function startAndStop(folder: string, demo: 'on' | 'off'): Promise<{ start: number; stop: number }> {
  const product = await startProduct(folder, { entry, env: { DEMO: demo } })
  return { start: product.seconds, stop: await stopProduct(product) }
}

/** From `npm start` to ready and from the signal to the end, on the embedded database, everything built. */
export const measure: Measure = async () => {
  // Builds what is out of date, so that no measured start has to.
  await inFolder((folder) => startAndStop(folder, 'off'))
  const [first, second] = await inFolder(async (folder) => [await startAndStop(folder, 'off'), await startAndStop(folder, 'off')] as const)
  const withDemo = await inFolder((folder) => startAndStop(folder, 'on'))
  return [
    { measure: 'first start, empty folder', figure: first.start, unit: 's', bar: 10 },
    { measure: 'first start, ready while the demo market is being made', figure: withDemo.start, unit: 's', bar: 10 },
    { measure: 'second start', figure: second.start, unit: 's', bar: 3 },
    { measure: 'stop', figure: second.stop, unit: 's', bar: 10 },
  ]
}
