import { type Refusal, isRefusal } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'

class RolledBack extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`rolled back: ${refusal.code}`)
    this.refusal = refusal
  }
}

/** Runs work in one transaction; a refusal as its result undoes whatever it wrote and is passed on as the value it is. */
export async function transact<T>(db: Db, work: (tx: Db) => Promise<T | Refusal>): Promise<T | Refusal> {
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx)
      if (isRefusal(result)) throw new RolledBack(result)
      return result
    })
  } catch (thrown) {
    if (thrown instanceof RolledBack) return thrown.refusal
    throw thrown
  }
}
