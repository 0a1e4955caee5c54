import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { WHOLE_MARKET, type MarketSize, playMarket } from '#server/demo/market'
import { openStage } from '#server/demo/stage'
import { demoMarkets } from '#server/demo/tables'
import type { Parts } from '#server/http/context'

const NAME = 'evenshift'

/**
 * Makes the demo market once; true when this call made it. Calls are answered meanwhile.
 * A process that is stopped in the middle leaves a smaller market, which later starts leave as it is.
 */
export async function loadDemo(parts: Parts, log: Logger, size: MarketSize = WHOLE_MARKET): Promise<boolean> {
  const now = parts.clock.now()
  const begun = await parts.db.insert(demoMarkets).values({ name: NAME, startedAt: now }).onConflictDoNothing().returning()
  if (begun.length === 0) return false
  await playMarket(openStage(parts, log), now, size)
  await parts.db.update(demoMarkets).set({ finishedAt: parts.clock.now() }).where(eq(demoMarkets.name, NAME))
  return true
}

/** Whether a demo market is there, so that sign-in can offer its accounts. */
export const hasDemo = async (parts: Pick<Parts, 'db'>): Promise<boolean> =>
  (await parts.db.select({ name: demoMarkets.name }).from(demoMarkets)).length > 0
