import { setTimeout as wait } from 'node:timers/promises'
import { seekerBase, seekerService } from '@evenshift/contract/seeker/service'
import { ask } from '#bench/run/ask'
import { onCluster } from '#bench/run/cluster'
import { inFolder } from '#bench/run/folder'
import type { Figure, Measure } from '#bench/run/figure'
import { get } from '#bench/run/get'
import { growDemo } from '#bench/run/grown'
import { inTurns } from '#bench/run/in-turns'
import { startProduct, stopProduct } from '#bench/run/product'
import { joinSeeker } from '#bench/run/seeker'
import { type Caller, callerOf } from '#bench/search-load/caller'
import { growMarket } from '#bench/search/market'

const JOBS = 100_000
const SECONDS = 10
const CALLS = 60
const EVERY_MS = 1_000
const SEARCH = '/jobsearch/paginated?sort=match&reach=fits&limit=20&view=card'
const FOUND = '/jobsearch/plan?money=160&hours=14&homeBy=22:00'
/** Every limit is tried in turn until one lets it be reached, or none. */
const NONE = '/jobsearch/plan?money=1900&hours=14&homeBy=20:00'

/** While something else is measured somebody plans a week once a second. */
async function besidePlans<T>(plan: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  let isOver = false
  const plans = (async () => {
    while (!isOver) await Promise.all([plan(), wait(EVERY_MS)])
  })()
  try {
    return await work()
  } finally {
    isOver = true
    await plans
  }
}

async function figuresOf(caller: Caller, call: (path: string) => Promise<unknown>): Promise<Figure[]> {
  const runs = { search: () => call(SEARCH), found: () => call(FOUND), none: () => call(NONE) }
  const ms = await inTurns([runs])
  const [search = NaN, found = NaN, none = NaN] = [ms['search'], ms['found'], ms['none']]
  const cpu = {
    search: await caller.cpuPerCall(SEARCH, CALLS),
    found: await caller.cpuPerCall(FOUND, CALLS),
    none: await caller.cpuPerCall(NONE, CALLS),
  }
  const p99 = async (): Promise<number> => (await caller.load(SEARCH, 4, SECONDS)).p99
  const alone = await p99()
  const beside = await besidePlans(runs.none, p99)
  return [
    { measure: `a plan of ${found.toFixed(0)} ms / a search of ${search.toFixed(0)} ms`, figure: found / search, unit: 'times', bar: 5 },
    { measure: `a plan that none keeps, ${none.toFixed(0)} ms / a search`, figure: none / search, unit: 'times', bar: 8 },
    {
      measure: `CPU of the server: a plan of ${cpu.found.toFixed(0)} ms / a search of ${cpu.search.toFixed(0)} ms`,
      figure: cpu.found / cpu.search,
      unit: 'times',
      bar: 8,
    },
    {
      measure: `CPU of the server: a plan that none keeps, ${cpu.none.toFixed(0)} ms / a search`,
      figure: cpu.none / cpu.search,
      unit: 'times',
      bar: 12,
    },
    {
      measure: `p99 of searches beside such a plan a second / alone, ${alone.toFixed(0)} ms`,
      figure: beside / alone,
      unit: 'times',
      bar: 2,
    },
  ]
}

/** What a planned week costs beside one search among 100,000 jobs, and what it costs those who search meanwhile: PostgreSQL only. */
export const measure: Measure = async () => {
  return (
    (await onCluster((cluster) =>
      inFolder(async (folder) => {
        await growDemo(folder, cluster, (sql, run) => growMarket(sql, run, JOBS))
        const product = await startProduct(folder, { env: { DATABASE_URL: cluster.url } })
        try {
          const base = product.address + seekerBase
          const { token } = await joinSeeker(product.address, folder)
          const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: true, slots: [{ start: '08:00', end: '22:30' }] }))
          await ask(base, seekerService.setAvailability, { body: { times, busy: [] } }, token)
          return await figuresOf(callerOf(product, token), (path) => get(base + path, token))
        } finally {
          await stopProduct(product)
        }
      }),
    )) ?? []
  )
}
