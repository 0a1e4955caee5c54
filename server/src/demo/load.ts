import { eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { emptyMarket, hasOthers } from '#server/demo/empty'
import { type MarketSize, type Stopping, WHOLE_MARKET, playMarket } from '#server/demo/market'
import { openStage } from '#server/demo/stage/stage'
import { demoMarkets } from '#server/demo/tables'
import type { Parts } from '#server/http/call/context'

const NAME = 'evenshift'
const isOurs = eq(demoMarkets.name, NAME)

export interface Load {
  /** Whether no other process has the database: only then is a market that is not finished surely nobody's work under way. */
  readonly isAlone: boolean
  /** Stops the load after the step under way. */
  readonly signal: Stopping
  readonly size?: MarketSize
}

/** Makes the demo market once; true when this call made the whole of it. Calls are answered meanwhile. One that was stopped in the middle is begun again. */
export async function loadDemo(parts: Parts, log: Logger, { isAlone, signal, size = WHOLE_MARKET }: Load): Promise<boolean> {
  const now = parts.clock.now()
  if (!(await begin(parts, log, now, isAlone))) return false
  if (!(await playMarket(openStage(parts, log), now, size, signal))) return false
  await parts.db.update(demoMarkets).set({ finishedAt: parts.clock.now() }).where(isOurs)
  return true
}

/** Whether there is a market to make: none is there, or half of one, which is taken away. */
async function begin({ db }: Parts, log: Logger, now: Date, isAlone: boolean): Promise<boolean> {
  const begun = await db.insert(demoMarkets).values({ name: NAME, startedAt: now }).onConflictDoNothing().returning()
  if (begun.length > 0) return true
  if (!isAlone || (await hasDemo({ db }))) return false
  return db.transaction(async (tx) => {
    if (await hasOthers(tx)) {
      log.warn('the demo market was stopped in the middle; other people have joined since, so it is left as it is')
      return false
    }
    await emptyMarket(tx)
    await tx.update(demoMarkets).set({ startedAt: now }).where(isOurs)
    return true
  })
}

/** Whether the whole demo market is there, so that sign-in can offer its accounts. */
export const hasDemo = async ({ db }: Pick<Parts, 'db'>): Promise<boolean> =>
  (
    await db
      .select({ name: demoMarkets.name })
      .from(demoMarkets)
      .where(sql`${demoMarkets.finishedAt} is not null`)
  ).length > 0
