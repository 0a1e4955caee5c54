import { startThread } from '#server/platform/database/pglite/start-thread'
import type { Ask, ThreadMessage } from '#server/platform/database/pglite/messages'

/** A folder, or memory:// ; with a dump, the file that it begins with; `compiled` spares the thread compiling PGlite's code. */
export interface PglitePlace {
  readonly folder: string
  readonly dump?: string
  readonly compiled?: WebAssembly.Module
}

/** The database thread, seen from the main thread. */
export interface PgliteThread {
  /** Rejects with an error that carries `code`, `detail` and `constraint` of the database. */
  ask(ask: Ask): Promise<unknown>
  end(): Promise<void>
}

/** SQLSTATE "connection failure", so that a dead thread counts as an outage. */
const THREAD_ENDED = '08006'

// The bundle keeps the thread as an entry of its own beside the main one; all its chunks lie flat in one folder.
const workerFile = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './pglite-worker.js', import.meta.url)

/** Resolves when the database in that place answers, rejects when it cannot be opened. */
export async function startPglite(place: PglitePlace, hear: (channel: string, payload: string) => void): Promise<PgliteThread> {
  const worker = startThread(workerFile, { workerData: place })
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let last = 0
  let ended: Error | null = null

  await new Promise<void>((resolve, reject) => {
    const fail = (cause?: unknown): void => {
      ended ??= Object.assign(new Error('The database thread has ended', { cause }), { code: THREAD_ENDED })
      reject(ended)
      for (const { reject: rejectAsk } of waiting.values()) rejectAsk(ended)
      waiting.clear()
    }
    const settle = (number: number): { resolve: (value: unknown) => void; reject: (error: Error) => void } | undefined => {
      const asked = waiting.get(number)
      waiting.delete(number)
      return asked
    }
    worker.on('error', fail)
    worker.on('exit', () => fail())
    worker.on('message', (told: ThreadMessage) => {
      if (told.is === 'ready') resolve()
      else if (told.is === 'notice') hear(told.channel, told.payload)
      else if (told.is === 'answer') settle(told.number)?.resolve(told.value)
      else settle(told.number)?.reject(Object.assign(new Error(told.fault.message), told.fault))
    })
  })

  return {
    ask: (ask) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended)
        last += 1
        waiting.set(last, { resolve, reject })
        worker.postMessage({ number: last, ask })
      }),
    end: async () => {
      await worker.terminate()
    },
  }
}
