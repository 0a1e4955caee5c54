import type { Database } from '@evenshift/server/platform/database/port'
import { onCluster } from '#bench/run/cluster'
import { inFolder } from '#bench/run/folder'
import type { Figure, Measure } from '#bench/run/figure'
import { growDemo, openBeside } from '#bench/run/grown'
import { median } from '#bench/run/median'
import { startProduct, stopProduct } from '#bench/run/product'
import { joinSeeker } from '#bench/run/seeker'
import { type Caller, callerOf } from '#bench/search-load/caller'
import { besideSlowRead } from '#bench/search-load/slow-read'
import { COMMON } from '#bench/search/cases'
import { growMarket } from '#bench/search/market'

const JOBS = 100_000
const WHOLE = `/jobsearch/paginated?sort=newest&q=${COMMON}&limit=20`
const CARDS = `${WHOLE}&view=card`
const SECONDS = 5
const CALLS = 300
const ROUNDS = 5

/** The middle of a few rounds: two cores that do other things too. */
async function rounds(work: () => Promise<number>): Promise<number> {
  const seen: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) seen.push(await work())
  return median(seen)
}

/** A job of the demo market: those that were grown from it have ids that no address takes. */
async function demoJob({ sql }: Database): Promise<string> {
  const { rows } = await sql.query(
    `select job_id from job_search where job_id::text ~ '^.{14}7.{4}[89ab]' and closing_date > now() limit 1`,
  )
  return String(rows[0]?.['job_id'])
}

async function searchFigures(caller: Caller): Promise<Figure[]> {
  const figures: Figure[] = [
    { measure: '20 cards', figure: (await caller.bytes(CARDS, 'identity')) / 1000, unit: 'kB', bar: 25 },
    { measure: '20 cards, compressed by brotli', figure: (await caller.bytes(CARDS, 'br')) / 1000, unit: 'kB', bar: 8 },
    { measure: '20 whole jobs', figure: (await caller.bytes(WHOLE, 'identity')) / 1000, unit: 'kB' },
    { measure: 'a search of cards', figure: await rounds(() => caller.cpuPerCall(CARDS, CALLS)), unit: 'ms CPU', bar: 4 },
    { measure: 'a search of whole jobs', figure: await rounds(() => caller.cpuPerCall(WHOLE, CALLS)), unit: 'ms CPU' },
  ]
  for (const connections of [8, 32]) {
    const cards = await rounds(async () => (await caller.load(CARDS, connections, SECONDS)).perSecond)
    const whole = await rounds(async () => (await caller.load(WHOLE, connections, SECONDS)).perSecond)
    const measure = `${connections} connections: whole jobs ${whole.toFixed(0)} a second, cards ${cards.toFixed(0)}`
    figures.push({ measure, figure: whole / cards, unit: 'times', bar: 0.5 })
  }
  return figures
}

/** Searching under load on PostgreSQL with 100,000 jobs: what a page of cards costs beside whole jobs, and beside one slow read a second. */
export const measure: Measure = async () => {
  return (
    (await onCluster((cluster) =>
      inFolder(async (folder) => {
        await growDemo(folder, cluster, (sql, run) => growMarket(sql, run, JOBS))
        const product = await startProduct(folder, { env: { DATABASE_URL: cluster.url } })
        const beside = await openBeside(cluster.url, folder)
        try {
          const { token } = await joinSeeker(product.address, folder)
          const caller = callerOf(product, token)
          await caller.load(CARDS, 8, SECONDS)
          await caller.load(WHOLE, 8, SECONDS)
          const jobId = await demoJob(beside)
          const figures = await searchFigures(caller)
          const p99 = async (): Promise<number> => (await caller.load(CARDS, 8, SECONDS)).p99
          const alone = await rounds(p99)
          const slowed = await rounds(() => besideSlowRead(product, beside, token, jobId, p99))
          const pages = await rounds(async () => (await caller.load(`/jobsearch/application/${jobId}`, 8, SECONDS)).perSecond)
          return [
            ...figures,
            {
              measure: `p99 of cards beside a slow read / alone, ${alone.toFixed(0)} ms`,
              figure: slowed / alone,
              unit: 'times',
              bar: 1.15,
            },
            { measure: 'time between two pages of a job, 8 connections', figure: 1000 / pages, unit: 'ms' },
          ]
        } finally {
          await beside.close()
          await stopProduct(product)
        }
      }),
    )) ?? []
  )
}
