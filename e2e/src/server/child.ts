import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo // it listens on TCP
  probe.close()
  await once(probe, 'close')
  return port
}

/** The built server as a process of its own. */
export interface Child {
  readonly url: string
  /** Its whole environment. */
  readonly env: NodeJS.ProcessEnv
  readonly stop: () => Promise<void>
}

interface Start {
  readonly settings?: NodeJS.ProcessEnv
  /** How the line begins that it prints when it is ready, and how long that may take, in milliseconds. */
  readonly ready: string
  readonly within: number
}

/** Starts the built server on a data folder. */
export async function startChild(folder: string, { settings = {}, ready, within }: Start): Promise<Child> {
  const port = await freePort()
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    // Many people share one address here.
    RATE_LIMIT_FACTOR: '1000',
    ...settings,
  }
  const child = spawn(process.execPath, ['server/dist/main.js'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  // A worker that gives up while its server begins leaves none behind.
  const abandon = () => child.kill('SIGKILL')
  process.once('exit', abandon)
  child.once('exit', () => process.off('exit', abandon))
  const lines = createInterface(child.stdout)
  const late = AbortSignal.timeout(within)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  try {
    await Promise.race([
      new Promise<void>((resolve) => lines.on('line', (line) => line.startsWith(ready) && resolve())),
      ended.then(([code]) => Promise.reject(new Error(`The server ended with ${String(code)} before it was ready`))),
      once(late, 'abort').then(() => Promise.reject(new Error('The server wasn’t ready in time'))),
    ])
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `http://${settings['HOST'] ?? '127.0.0.1'}:${port}`, env, stop }
}
