import { readFileSync } from 'node:fs'

/** A process as the lock file names it. Numbers are used again (in a container it is always 1), so the start time belongs to it. */
export interface ProcessName {
  readonly pid: number
  /** Clock ticks since the machine started; empty where the system does not tell. */
  readonly startedAt: string
}

/** Fields of /proc/<pid>/stat after the name, which may itself hold blanks and brackets. */
function statOf(pid: number): { state: string; startedAt: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' }
  } catch {
    return null
  }
}

export const thisProcess = (): ProcessName => ({ pid: process.pid, startedAt: statOf(process.pid)?.startedAt ?? '' })

/** False for a number that another process has now, and for one that has ended and waits to be reaped. */
export function isAlive({ pid, startedAt }: ProcessName): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const now = statOf(pid)
  if (now === null || startedAt === '') return true
  return now.startedAt === startedAt && now.state !== 'Z' && now.state !== 'X'
}
