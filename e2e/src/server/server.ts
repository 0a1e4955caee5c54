import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const START_MS = 60_000
const MARKET_MS = 240_000
const run = promisify(execFile)

export interface Server {
  readonly url: string
  /** Where its mails lie. */
  readonly outbox: string
  /** The folder of the embedded file store. */
  readonly files: string
  /** The `office` command; answers with what it prints, throws where it refuses. */
  readonly office: (...words: readonly string[]) => Promise<string>
  /** The id of whoever of this name waits for the office. */
  readonly waiting: (name: string) => Promise<string>
  readonly stop: () => Promise<void>
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo // it listens on TCP
  probe.close()
  await once(probe, 'close')
  return port
}

const S3_SETTINGS = ['ENDPOINT', 'BUCKET', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY']
/** The S3 store that tests are given, as the server is told of one. */
const s3Settings = () => Object.fromEntries(S3_SETTINGS.map((name) => [`S3_${name}`, process.env[`TEST_S3_${name}`]]))

/** Starts the built server on an empty data folder of its own, without the demo market or with all of it; its files lie there or on S3. */
export async function startServer({ market = false, onS3 = false } = {}): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'evenshift-journeys-'))
  const port = await freePort()
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: market ? 'on' : 'off',
    LOG_LEVEL: 'warn',
    // Many people share one address here.
    RATE_LIMIT_FACTOR: '1000',
    ...(onS3 && s3Settings()),
  }
  const child = spawn(process.execPath, ['server/dist/main.js'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const lines = createInterface(child.stdout)
  const last = market ? 'The demo market is complete' : 'Evenshift is at'
  const ready = new Promise<void>((resolve) => lines.on('line', (line) => line.startsWith(last) && resolve()))
  const late = AbortSignal.timeout(market ? MARKET_MS : START_MS)
  await Promise.race([
    ready,
    ended.then(([code]) => Promise.reject(new Error(`The server ended with ${String(code)} before it was ready`))),
    once(late, 'abort').then(() => Promise.reject(new Error('The server was not ready in time'))),
  ])
  const office: Server['office'] = async (...words) =>
    (await run(process.execPath, ['server/dist/office.js', ...words], { cwd: root, env })).stdout
  return {
    url: `http://127.0.0.1:${port}`,
    outbox: join(folder, 'outbox'),
    files: join(folder, 'files'),
    office,
    waiting: async (name) => {
      const line = (await office('list')).split('\n').find((one) => one.includes(name))
      if (!line) throw new Error(`Nobody called ${name} waits`)
      return line.slice(0, line.indexOf(' '))
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
