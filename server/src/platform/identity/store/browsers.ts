import { createHmac } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Clock } from '#server/platform/clock/port'
import type { Db } from '#server/platform/database/port'
import type { PoolTables } from '#server/platform/identity/store/tables'

/** The browsers that each person has signed in with. Two people of one browser have nothing alike in their rows. */
export function knownBrowsers({ browser }: PoolTables, clock: Clock, secret: string) {
  return {
    /** True where the person has not been here with it before; from now on they have. */
    async meet(tx: Db, userId: string, mark: string): Promise<boolean> {
      const hash = createHmac('sha256', secret).update(`known:${userId}:${mark}`).digest('hex')
      const row = { id: uuidv7(), userId, hash, createdAt: clock.now() }
      return (await tx.insert(browser).values(row).onConflictDoNothing().returning({ id: browser.id })).length > 0
    },
  }
}
export type KnownBrowsers = ReturnType<typeof knownBrowsers>
