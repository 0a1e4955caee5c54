/**
 * An exclusive lock on the data folder: two databases on the same files destroy them.
 *
 * Claims are files `lock.1`, `lock.2`, …; the highest one counts. A claim is made by linking a finished file to the next number,
 * so it appears whole and only one process can make it. The highest claim is never removed, only marked as given back, and a
 * claim that turns out not to be the highest is withdrawn: a process may be killed between any two steps without leaving the folder
 * locked, or locked twice.
 */
import { linkSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive, thisProcess } from '#server/platform/database/process-life'

const CLAIM = /^lock\.(\d+)$/
const GIVEN_BACK = 'free'

const claimsIn = (folder: string): number[] =>
  readdirSync(folder).flatMap((name) => (CLAIM.exec(name)?.[1] ? [Number(CLAIM.exec(name)?.[1])] : []))

/** Takes the folder, made if missing, and returns the function that gives it back. Throws when a living process holds it. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const { pid, startedAt } = thisProcess()
  const draft = join(folder, `lock-draft.${pid}`)
  const claimFile = (claim: number): string => join(folder, `lock.${claim}`)

  for (;;) {
    const highest = Math.max(0, ...claimsIn(folder))
    if (highest > 0) refuseIfHeld(folder, claimFile(highest))
    const claim = highest + 1
    if (!claimWith(draft, claimFile(claim), `${pid} ${startedAt}`)) continue
    if (Math.max(...claimsIn(folder)) !== claim) {
      rmSync(claimFile(claim), { force: true })
      continue
    }
    for (const older of claimsIn(folder)) if (older < claim) rmSync(claimFile(older), { force: true })
    return () => {
      writeFileSync(draft, GIVEN_BACK)
      renameSync(draft, claimFile(claim))
    }
  }
}

function refuseIfHeld(folder: string, file: string): void {
  let holder: string
  try {
    holder = readFileSync(file, 'utf8')
  } catch (error) {
    // Withdrawn or overtaken a moment ago: the next look at the folder tells.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (holder === GIVEN_BACK) return
  const [pid = '', startedAt = ''] = holder.split(' ')
  if (isAlive({ pid: Number(pid), startedAt })) throw new Error(`The data folder ${folder} is in use by process ${pid}`)
}

/** False when another process made this claim first. */
function claimWith(draft: string, file: string, holder: string): boolean {
  writeFileSync(draft, holder)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
