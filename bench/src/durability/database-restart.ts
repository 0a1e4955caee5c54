import { setTimeout as wait } from 'node:timers/promises'
import { refusals } from '@evenshift/contract/refusals'
import { ANSWER_MS_MOST } from '#bench/run/ask'
import { type Cluster, startCluster } from '#bench/run/cluster'
import { inFolder } from '#bench/run/folder'
import { startProduct, stopProduct } from '#bench/run/product'
import { type Seeker, joinSeeker } from '#bench/run/seeker'

export interface RestartOutcome {
  readonly answered: number
  readonly unavailable: number
  /** Every other answer, and every call without one, in words. */
  readonly faults: readonly string[]
  readonly slowestSeconds: number
  /** From the end of each restart to the first of a hundred calls in a row that were answered. */
  readonly recoverySeconds: readonly number[]
}

const CALLERS = 8
const GOOD_IN_A_ROW = 100
const [UNAVAILABLE] = refusals.UNAVAILABLE

type Reply = { status: number; headers: Headers; text: string }

/** What an answer counts as. An outage must be told in the envelope, with a time for the next try. */
function kindOf({ status, headers, text }: Reply): 'answered' | 'unavailable' | 'fault' {
  if (status >= 200 && status < 300) return 'answered'
  const isTold = status === UNAVAILABLE && text.includes('"code":"UNAVAILABLE"') && Number(headers.get('retry-after')) > 0
  return isTold ? 'unavailable' : 'fault'
}

/** Signed-in calls without a pause from several callers, and what became of each. */
class Load {
  readonly counts = { answered: 0, unavailable: 0 }
  readonly faults: string[] = []
  slowestMs = 0
  private runs = true
  #goodInARow = 0
  #goodSince = 0
  readonly #callers: Promise<void[]>

  constructor(address: string, seeker: Seeker) {
    const calls = [seeker.readWeek, seeker.readProfile, (at: string) => seeker.writeWeek(at, 'Lecture')]
    const callOn = async (caller: number): Promise<void> => {
      for (let n = caller; this.runs; n += 1) await this.#record(calls[n % calls.length]?.(address))
    }
    this.#callers = Promise.all(Array.from({ length: CALLERS }, (_, caller) => callOn(caller)))
  }

  async #record(call: Promise<Reply> | undefined): Promise<void> {
    const begun = performance.now()
    try {
      const answer = await call
      const kind = answer === undefined ? 'fault' : kindOf(answer)
      if (kind === 'fault') this.faults.push(`answered ${answer?.status}: ${answer?.text}`)
      else this.counts[kind] += 1
      if (kind !== 'answered') this.#goodInARow = 0
      else if (this.#goodInARow++ === 0) this.#goodSince = performance.now()
    } catch (error) {
      this.#goodInARow = 0
      this.faults.push(`no answer: ${String(error)} ${error instanceof Error ? String(error.cause) : ''}`)
    }
    this.slowestMs = Math.max(this.slowestMs, performance.now() - begun)
  }

  /** Seconds from now until calls are answered for good; a fault when that takes longer than any answer may. */
  async recovery(): Promise<number> {
    const begun = performance.now()
    this.#goodInARow = 0
    while (this.#goodInARow < GOOD_IN_A_ROW && performance.now() - begun < ANSWER_MS_MOST) await wait(5)
    if (this.#goodInARow < GOOD_IN_A_ROW) this.faults.push('calls were not answered again')
    return (this.#goodSince - begun) / 1000
  }

  async end(): Promise<void> {
    this.runs = false
    await this.#callers
  }
}

async function restartUnder(address: string, seeker: Seeker, cluster: Cluster, times: number): Promise<RestartOutcome> {
  const load = new Load(address, seeker)
  const recoverySeconds: number[] = []
  await load.recovery()
  for (let time = 0; time < times; time += 1) {
    await cluster.restart()
    recoverySeconds.push(await load.recovery())
  }
  await load.end()
  return { ...load.counts, faults: load.faults, slowestSeconds: load.slowestMs / 1000, recoverySeconds }
}

/** Restarts a PostgreSQL of our own under signed-in calls. */
export async function restartDatabase(programs: string, times: number): Promise<RestartOutcome> {
  const cluster = await startCluster(programs)
  try {
    return await inFolder(async (folder) => {
      const product = await startProduct(folder, { env: { DATABASE_URL: cluster.url } })
      try {
        return await restartUnder(product.address, await joinSeeker(product.address, folder), cluster, times)
      } finally {
        await stopProduct(product)
      }
    })
  } finally {
    cluster.remove()
  }
}
