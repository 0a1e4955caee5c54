import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { CheckMessage, CheckRequest } from '#server/platform/media/check/check-messages'
import type { MediaVerdict } from '#server/platform/media/port'

/** Its own start counts too, a fifth of a second. */
const usualLimits = { processorSeconds: 10, heapMb: 256 }
/** A check that is not over after this did not get its processor time: the machine is at fault, not the file. */
const PATIENCE_MS = 180_000

// The bundle keeps the process as an entry of its own beside the main one; from source tsx reads it.
const fromSource = import.meta.url.endsWith('.ts')
const processFile = new URL(fromSource ? './check-process.ts' : './check-process.js', import.meta.url)
const loader = fromSource ? ['--import', import.meta.resolve('tsx')] : []

/** Windows limits no processor time this way; there patience alone ends a check. */
const hasShell = process.platform !== 'win32'
/** The shell sets the limit and becomes the process. A busy machine takes nothing from it; an endless loop cannot outlive it. */
const limited = (processorSeconds: number): string => `ulimit -S -c 0; ulimit -S -t ${processorSeconds}; exec "$0" "$@"`
/** Out of heap a process aborts itself; out of the machine's memory, or of patience, it is killed. */
const overwhelmed: readonly (string | null)[] = ['SIGABRT', 'SIGKILL']
/** How a person or a service manager stops the server, and its processes with it. */
const stopped: readonly (string | null)[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Checks a file in a process of its own, without this one's environment. A file that crashes it is unreadable; one that takes more than
 * its processor time is too slow, more than its memory too complex. Rejects when the process does not start, is stopped from outside or
 * does not get its time.
 */
export async function checkApart(asked: CheckRequest, { processorSeconds, heapMb } = usualLimits): Promise<MediaVerdict> {
  const child = fork(processFile, {
    env: {},
    ...(hasShell && { execPath: '/bin/sh' }),
    execArgv: [...(hasShell ? ['-c', limited(processorSeconds), process.execPath] : []), ...loader, `--max-old-space-size=${heapMb}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let told: CheckMessage | null = null
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, PATIENCE_MS)
  child.on('message', (message: CheckMessage) => {
    told = message
    if (message === 'ready') child.send(asked)
  })
  try {
    await once(child, 'close')
  } finally {
    clearTimeout(timer)
  }
  if (isLate && !hasShell) return { fault: 'too_slow' }
  if (isLate) throw new Error('The checking process did not get its time')
  return verdictOf(told, child.signalCode)
}

function verdictOf(told: CheckMessage | null, signal: NodeJS.Signals | null): MediaVerdict {
  if (told === null || (told === 'ready' && stopped.includes(signal))) throw new Error('The checking process did not run')
  if (told === 'ready' && signal === 'SIGXCPU') return { fault: 'too_slow' }
  if (told === 'ready') return { fault: overwhelmed.includes(signal) ? 'too_complex' : 'unreadable' }
  if ('failed' in told) throw new Error(`The file could not be looked into: ${told.failed}`)
  return told
}
