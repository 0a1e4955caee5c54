import type { Clock } from '#server/platform/clock/port'

/** What one key may ask; whoever asks more is shut out. */
const QUESTIONS_MOST = 600
const WINDOW_MS = 5 * 60_000

/** Counts what is asked, so that the register is never asked more than it allows. */
export function allowance(clock: Clock) {
  let since = 0
  let asked = 0
  return {
    /** Takes one question; false where none is left for now. */
    take(): boolean {
      const now = clock.now().getTime()
      if (now - since >= WINDOW_MS) [since, asked] = [now, 0]
      asked += 1
      return asked <= QUESTIONS_MOST
    },
    /** The register says that it is spent: somebody else asks with the same key. */
    spend(): void {
      since = clock.now().getTime()
      asked = QUESTIONS_MOST
    },
  }
}
