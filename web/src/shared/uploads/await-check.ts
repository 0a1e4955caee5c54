import type { UploadState } from '#web/shared/uploads/calls'
import { UploadCut, isPassing, waitAfter } from '#web/shared/uploads/retry'
import type { Wait } from '#web/shared/uploads/wait'
import { words } from '#web/shared/uploads/words'

const SHORTEST_MS = 400
const LONGEST_MS = 15_000
/** After this many milliseconds of looking the person is told that it goes on. */
const SLOW_MS = 60_000

interface Checking {
  /** Says that every byte is there; asking again tells how far the check is. */
  readonly ask: () => Promise<UploadState>
  readonly wait: Wait
  readonly onSlow: () => void
  readonly signal: AbortSignal
}

/** Asks with growing pauses until the file is ready or refused. */
export async function awaitCheck({ ask, wait, onSlow, signal }: Checking): Promise<UploadState> {
  let failures = 0
  let waited = 0
  for (let ms = SHORTEST_MS; ;) {
    const told = await ask().catch((error: unknown) => {
      if (!isPassing(error)) throw error
      failures += 1
      return null
    })
    if (told && told.state !== 'checking') return told
    if (told) failures = 0
    const pause = told ? ms : waitAfter(failures)
    if (pause === null) throw new UploadCut(words.checkCouldntAsked)
    await wait(pause, signal)
    waited += pause
    if (waited >= SLOW_MS) onSlow()
    ms = Math.min(LONGEST_MS, ms * 1.5)
  }
}
