import type { Db } from '#server/platform/database/port'
import type { Queue } from '#server/platform/queue/port'

/** An open transaction, and what a change in it needs besides. */
export interface On {
  readonly tx: Db
  readonly queue: Queue
  readonly now: Date
}
