import type { Logger } from 'pino'

interface Job<T> {
  readonly id: string
  readonly data: T
}
export interface JobSource<T> {
  /** The next jobs, or none. */
  fetch(): Promise<Job<T>[]>
  complete(id: string): Promise<void>
  fail(id: string, error: unknown): Promise<void>
}
export interface Worker {
  /** Looks for jobs now, not at the next turn. */
  wake(): void
  /** Resolves when the jobs under way are done; no new one is begun. */
  stop(): Promise<void>
}

/**
 * Runs jobs one after another and looks for more at each wake, or after `idleMs`.
 * pg-boss has workers too, but they do not wait for the outcome of a job to be written: with the database away that ends the process.
 */
export function startWorker<T>(source: JobSource<T>, run: (data: T) => Promise<void>, idleMs: number, log: Logger): Worker {
  let stopping = false
  let isWoken = false
  let endPause = (): void => undefined

  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      if (isWoken || stopping) return resolve()
      const timer = setTimeout(resolve, idleMs)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function runOne(job: Job<T>): Promise<void> {
    try {
      await run(job.data)
    } catch (error) {
      log.warn({ err: error, job: job.id }, 'a job failed and will be tried again')
      return source.fail(job.id, error)
    }
    await source.complete(job.id)
  }

  async function work(): Promise<void> {
    while (!stopping) {
      isWoken = false
      let found = 0
      try {
        const jobs = await source.fetch()
        found = jobs.length
        for (const job of jobs) await runOne(job)
      } catch (error) {
        log.warn({ err: error }, 'the queue did not answer')
        found = 0
      }
      if (found === 0) await pause()
    }
  }
  const ended = work()

  return {
    wake: () => {
      isWoken = true
      endPause()
    },
    stop: () => {
      stopping = true
      endPause()
      return ended
    },
  }
}
