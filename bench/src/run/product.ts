import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '#bench/run/root'

export interface Launched {
  readonly process: ChildProcess
  /** All that it printed, errors too. */
  said(): string
  /** Resolves with the exit code, null after a signal; by then all it printed was heard. */
  readonly ended: Promise<number | null>
}

export interface Product extends Launched {
  readonly address: string
  /** From the start of the process to the first call that says it is ready. */
  readonly seconds: number
}

interface Settings {
  /** Further settings of the environment. */
  readonly env?: Readonly<Record<string, string>>
  readonly entry?: 'server/dist/main.js' | 'tools/start.mjs'
}

/** Nothing that the caller's own environment says about the product reaches it. */
const neutral = {
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_URL: '',
  DATABASE_URL: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  S3_ENDPOINT: '',
  S3_BUCKET: '',
  S3_REGION: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
  TRUST_PROXY: '',
}

/** Starts the built product as a process of its own on any free port; limits of calls are far away, the demo marketplace is off. */
export function launch(dataFolder: string, { env = {}, entry = 'server/dist/main.js' }: Settings = {}): Launched {
  const product = spawn(process.execPath, [entry], {
    cwd: root,
    env: { ...process.env, ...neutral, DATA_DIR: dataFolder, DEMO: 'off', LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '10000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  product.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  product.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  return { process: product, said: () => said, ended: once(product, 'close').then(([code]) => code as number | null) }
}

/** Starts the built product; resolves once it is ready, rejects with what it said when it ends before. */
export async function startProduct(dataFolder: string, settings: Settings = {}): Promise<Product> {
  const begun = performance.now()
  const launched = launch(dataFolder, settings)
  for (;;) {
    if (launched.process.exitCode !== null) throw new Error(`the product ended before it was ready: ${launched.said()}`)
    const address = /^Evenshift is at (\S+)$/m.exec(launched.said())?.[1]
    if (address !== undefined && (await isReady(address))) return { ...launched, address, seconds: (performance.now() - begun) / 1000 }
    await wait(5)
  }
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Ends the product as a supervisor does; resolves with the seconds it took. */
export async function stopProduct(product: Launched): Promise<number> {
  const begun = performance.now()
  product.process.kill('SIGTERM')
  await product.ended
  return (performance.now() - begun) / 1000
}

/** Ends the product as a power cut would end the process: nothing of it runs any more. */
export async function killProduct(product: Launched): Promise<void> {
  product.process.kill('SIGKILL')
  await product.ended
}

/** Resident memory in MB, as Linux tells it. */
export async function memoryOf(product: Launched): Promise<number> {
  const status = await readFile(`/proc/${product.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}
