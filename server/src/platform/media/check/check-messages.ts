import type { Incoming, MediaVerdict } from '#server/platform/media/port'

/** What the server asks of the checking process: what is kept is written to `keptPath` and nowhere else. */
export interface CheckRequest {
  readonly incoming: Incoming
  readonly keptPath: string
}
/** What it hears: that the process is up, then a verdict or why this machine could not reach one. */
export type CheckMessage = 'ready' | MediaVerdict | { readonly failed: string }
