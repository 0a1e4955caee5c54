import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckMessage, CheckRequest } from '@evenshift/server/platform/media/check/check-messages'
import type { ForeignFile } from '#bench/foreign-files/papers'
import { root } from '#bench/run/root'

/** What became of a file in a checking process of the built product, and what that took. */
export interface Looked {
  readonly file: ForeignFile
  /** Where what is kept lies; null for what was refused. */
  readonly kept: string | null
  readonly verdict: string
  readonly seconds: number
  readonly megabytes: number
}

const HEAP = '--max-old-space-size=256'
const LONGEST_MS = 60_000
const SAMPLE_MS = 5

/** The most resident memory of a process so far, as Linux tells it; 0 where it is over. */
function mostMegabytes(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

export async function lookAt(file: ForeignFile, keptPath: string): Promise<Looked> {
  const { path, purpose, contentType, name } = file
  const asked: CheckRequest = { incoming: { path, purpose, contentType, fileName: name, maxSeconds: 600 }, keptPath }
  const child = fork(join(root, 'server/dist/check-process.js'), {
    execArgv: [HEAP],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let [told, begun, megabytes]: [CheckMessage | null, number, number] = [null, performance.now(), 0]
  const watch = setInterval(() => (megabytes = Math.max(megabytes, mostMegabytes(child.pid))), SAMPLE_MS)
  const end = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS)
  child.on('message', (message: CheckMessage) => {
    told = message
    if (message !== 'ready') return
    begun = performance.now()
    child.send(asked)
  })
  await once(child, 'close')
  clearInterval(watch)
  clearTimeout(end)
  const seconds = (performance.now() - begun) / 1000
  const verdict = verdictOf(told)
  return { file, kept: verdict === 'kept' ? keptPath : null, verdict, seconds, megabytes }
}

function verdictOf(told: CheckMessage | null): string {
  if (told === null || told === 'ready') return `ended by ${told === null ? 'its start' : 'the file'}`
  if ('kept' in told) return 'kept'
  return 'fault' in told ? told.fault : told.failed
}
