import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Measure } from '#bench/run/figure'

const root = fileURLToPath(new URL('../..', import.meta.url))
const port = 39_417

/** Starts the product as `npm start` does; answers with the seconds until it says that it is ready. */
async function start(folder: string): Promise<{ server: ChildProcess; seconds: number }> {
  const begun = performance.now()
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, DEMO: 'off', DATABASE_URL: '' }
  const server = spawn(process.execPath, ['tools/start.mjs'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(`the server ended with code ${server.exitCode} before it was ready`)
    await wait(10)
  }
  return { server, seconds: (performance.now() - begun) / 1000 }
}

const isReady = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    (response) => response.ok,
    () => false,
  )

/** Seconds from the signal to the end. */
async function stop(server: ChildProcess): Promise<number> {
  const begun = performance.now()
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  return (performance.now() - begun) / 1000
}

/** Resident memory in MB, as Linux tells it. */
async function memoryOf(server: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

/** Start, memory at rest and stop, on the embedded database without the demo marketplace, everything built. */
export const measure: Measure = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'start-'))
  try {
    const first = await start(folder)
    await stop(first.server)
    const second = await start(folder)
    const memory = await memoryOf(second.server)
    return [
      { measure: 'first start, empty folder', figure: first.seconds, unit: 's', bar: 10 },
      { measure: 'second start', figure: second.seconds, unit: 's', bar: 3 },
      { measure: 'memory when ready', figure: memory, unit: 'MB', bar: 400 },
      { measure: 'stop', figure: await stop(second.server), unit: 's', bar: 10 },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
