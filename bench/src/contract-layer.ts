import { type Measured, startMeasured } from '#bench/contract-layer/measured'
import { onCluster } from '#bench/run/cluster'
import type { Figure, Measure } from '#bench/run/figure'
import { median } from '#bench/run/median'

const WARM_UP = 5_000
const ROUNDS = 15
const CALLS = 2_000

/** CPU of a call on the two servers, in turns, so that whatever else the machine does meets both alike. */
async function inTurns(bare: Measured, layered: Measured): Promise<{ bare: number; layered: number }> {
  const seen = { bare: [] as number[], layered: [] as number[] }
  await bare.cpuPerCall(WARM_UP)
  await layered.cpuPerCall(WARM_UP)
  for (let round = 0; round < ROUNDS; round += 1) {
    seen.bare.push(await bare.cpuPerCall(CALLS))
    seen.layered.push(await layered.cpuPerCall(CALLS))
  }
  return { bare: median(seen.bare), layered: median(seen.layered) }
}

async function figuresOn(database: string, url: string | null): Promise<Figure[]> {
  const bare = await startMeasured('bare', url)
  const layered = await startMeasured('layered', url)
  try {
    const cpu = await inTurns(bare, layered)
    return [
      { measure: `${database}: a call on node:http, with the same headers and log`, figure: cpu.bare, unit: 'µs CPU' },
      { measure: `${database}: the same call through the contract layer`, figure: cpu.layered, unit: 'µs CPU' },
      { measure: `${database}: ratio`, figure: cpu.layered / cpu.bare, unit: 'times', bar: 1.1 },
    ]
  } finally {
    bare.end()
    layered.end()
  }
}

/** What routes, validation, the answer's serialiser and figures cost on top of a server that makes the same query, headers and log line by hand. */
export const measure: Measure = async () => {
  const figures = await figuresOn('embedded', null)
  return (await onCluster(async (cluster) => [...figures, ...(await figuresOn('PostgreSQL', cluster.url))])) ?? figures
}
