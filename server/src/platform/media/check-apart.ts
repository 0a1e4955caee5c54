import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Asked, Told } from '#server/platform/media/check-messages'
import type { MediaVerdict } from '#server/platform/media/port'

const usualLimits = { timeMs: 60_000, heapMb: 256 }

// The bundle keeps the process as an entry of its own beside the main one; from source tsx reads it.
const fromSource = import.meta.url.endsWith('.ts')
const processFile = new URL(fromSource ? './check-process.ts' : './check-process.js', import.meta.url)
const loader = fromSource ? ['--import', import.meta.resolve('tsx')] : []

/** Out of heap a process aborts itself; out of time, or of the machine's memory, it is killed. */
const overwhelmed: readonly (string | null)[] = ['SIGABRT', 'SIGKILL']
/** How a person or a service manager stops the server, and its processes with it. */
const stopped: readonly (string | null)[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Checks a file in a process of its own, without this one's environment. A file that crashes it is unreadable; one that takes more than
 * its time or memory is too complex. Rejects when the process does not start or is stopped from outside.
 */
export async function checkApart(asked: Asked, { timeMs, heapMb } = usualLimits): Promise<MediaVerdict> {
  const child = fork(processFile, {
    env: {},
    execArgv: [...loader, `--max-old-space-size=${heapMb}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let told: Told | null = null
  let timer: NodeJS.Timeout | undefined
  child.on('message', (message: Told) => {
    told = message
    if (message !== 'ready') return
    child.send(asked)
    timer = setTimeout(() => child.kill('SIGKILL'), timeMs)
  })
  try {
    await once(child, 'close')
  } finally {
    clearTimeout(timer)
  }
  return verdictOf(told, child.signalCode)
}

function verdictOf(told: Told | null, signal: NodeJS.Signals | null): MediaVerdict {
  if (told === null || (told === 'ready' && stopped.includes(signal))) throw new Error('The checking process did not run')
  if (told === 'ready') return { fault: overwhelmed.includes(signal) ? 'too_complex' : 'unreadable' }
  if ('failed' in told) throw new Error(`The file could not be looked into: ${told.failed}`)
  return told
}
