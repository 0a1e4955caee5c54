import { eq, sql } from 'drizzle-orm'
import type { Clock } from '#server/platform/clock/port'
import { takeTurn } from '#server/platform/database/locks'
import type { Db } from '#server/platform/database/port'
import { paymentClock } from '#server/platform/payments/sandbox/kept/tables'
import type { Queue, Unit } from '#server/platform/queue/port'

/** One thing after another that the provider does, at the time of its own clock. */
export interface Turn extends Unit {
  /** Where its pages lie. */
  readonly pagesUrl: string
}

export interface Provider {
  readonly db: Db
  readonly queue: Queue
  readonly clock: Clock
  readonly pagesUrl: string
}

const CLOCK = 'clock'

async function nowOf({ clock }: Provider, tx: Db): Promise<Date> {
  const [row] = await tx.select().from(paymentClock).where(eq(paymentClock.name, CLOCK))
  return new Date(clock.now().getTime() + (row?.aheadSeconds ?? 0) * 1000)
}

const turnOn = async (provider: Provider, tx: Db): Promise<Turn> => ({
  tx,
  queue: provider.queue,
  now: await nowOf(provider, tx),
  pagesUrl: provider.pagesUrl,
})

/** Reads, as everything stands at one moment. */
export const look = <T>(provider: Provider, work: (turn: Turn) => Promise<T>): Promise<T> =>
  provider.db.transaction(async (tx) => work(await turnOn(provider, tx)))

/** Whoever writes does so alone, on whatever process: nothing here is in a hurry. */
export const act = <T>(provider: Provider, work: (turn: Turn) => Promise<T>): Promise<T> =>
  provider.db.transaction(async (tx) => {
    await takeTurn(tx, 'payment sandbox', 'all')
    return work(await turnOn(provider, tx))
  })

/** Moves the clock on, for every process. */
export async function moveClock(turn: Turn, bySeconds: number): Promise<Turn> {
  const moved = sql`${paymentClock.aheadSeconds} + ${bySeconds}`
  await turn.tx
    .insert(paymentClock)
    .values({ name: CLOCK, aheadSeconds: bySeconds })
    .onConflictDoUpdate({ target: paymentClock.name, set: { aheadSeconds: moved } })
  return { ...turn, now: new Date(turn.now.getTime() + bySeconds * 1000) }
}
