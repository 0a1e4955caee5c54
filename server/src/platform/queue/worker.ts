import type { Logger } from 'pino'

export interface Job<T> {
  readonly id: string
  readonly data: T
}
export interface JobSource<T> {
  /** The next jobs, or none, beside those under way. */
  fetch(underWay: readonly T[]): Promise<Job<T>[]>
  complete(id: string): Promise<void>
  /** False where it is not tried again. */
  fail(id: string, error: unknown): Promise<boolean>
}
export interface Worker {
  /** Looks for jobs now, not at the next turn. */
  wake(): void
  /** Resolves when the jobs under way are done; no new one is begun. */
  stop(): Promise<void>
}

export interface WorkerPace {
  /** How long it waits where there is nothing to do and nobody wakes it. */
  readonly idleMs: number
  readonly atOnce: number
}

/**
 * Runs jobs, so many at once, and looks for more at each wake, or after a while.
 * pg-boss has workers too, but they do not wait for the outcome of a job to be written: with the database away that ends the process.
 */
export function startWorker<T>(source: JobSource<T>, run: (data: T) => Promise<void>, { idleMs, atOnce }: WorkerPace, log: Logger): Worker {
  const underWay = new Map<Job<T>, Promise<void>>()
  let stopping = false
  let isWoken = false
  let endPause = (): void => undefined

  const wake = (): void => {
    isWoken = true
    endPause()
  }
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      if (isWoken || stopping) return resolve()
      const timer = setTimeout(resolve, idleMs)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const unanswered = (error: unknown): void => log.warn({ err: error }, 'the queue did not answer')

  async function runOne(job: Job<T>): Promise<void> {
    try {
      await run(job.data)
    } catch (error) {
      if (await source.fail(job.id, error)) log.warn({ err: error, job: job.id }, 'a job failed and will be tried again')
      else log.error({ err: error, job: job.id }, 'a job failed for good')
      return
    }
    await source.complete(job.id)
  }
  function begin(job: Job<T>): void {
    const ended = runOne(job).catch(unanswered)
    underWay.set(
      job,
      ended.then(() => {
        underWay.delete(job)
        wake()
      }),
    )
  }
  /** Begins what it finds. @returns how many */
  async function look(): Promise<number> {
    try {
      const jobs = underWay.size < atOnce ? await source.fetch([...underWay.keys()].map(({ data }) => data)) : []
      for (const job of jobs) begin(job)
      return jobs.length
    } catch (error) {
      unanswered(error)
      return 0
    }
  }

  async function work(): Promise<void> {
    while (!stopping) {
      isWoken = false
      if ((await look()) === 0) await pause()
    }
    await Promise.all(underWay.values())
  }
  const ended = work()

  return {
    wake,
    stop: () => {
      stopping = true
      endPause()
      return ended
    },
  }
}
