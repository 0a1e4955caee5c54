import { sql } from 'drizzle-orm'
import type { ClockShown } from '#server/platform/payments/port'
import { nextDue, runDue } from '#server/platform/payments/sandbox/billing/renew'
import { accountOf } from '#server/platform/payments/sandbox/pages/account'
import { type Visit, findVisit, isCheckout } from '#server/platform/payments/sandbox/pages/visit'
import { type Provider, type Turn, act, look, moveClock } from '#server/platform/payments/sandbox/kept/turn'

const A_DAY = 24 * 60 * 60

const dueFor = (turn: Turn, customerId: string) => nextDue(turn, sql`customer_id = ${customerId} and kind <> 'checkout.session'`)

async function shown(turn: Turn, visit: Visit): Promise<ClockShown> {
  const { customerId } = visit.facts
  const returnUrl = `${turn.pagesUrl}/${isCheckout(visit) ? 'checkout' : 'portal'}/${visit.id}`
  return { ...(await accountOf(turn, customerId, returnUrl)), nextAt: (await dueFor(turn, customerId))?.at ?? null }
}

export const showClock = (provider: Provider, id: string): Promise<ClockShown | null> =>
  look(provider, async (turn) => {
    const visit = await findVisit(turn, id)
    return visit && shown(turn, visit)
  })

/** Moves the one clock on, by a day or to what happens next to this company, and does everything that is due by then. */
export const moveOn = (provider: Provider, id: string, to: 'day' | 'next'): Promise<boolean> =>
  act(provider, async (turn) => {
    const visit = await findVisit(turn, id)
    if (visit === null) return false
    const next = await dueFor(turn, visit.facts.customerId)
    const left = next === null ? 0 : Math.ceil((next.at.getTime() - turn.now.getTime()) / 1000)
    const moved = await moveClock(turn, to === 'day' ? A_DAY : Math.max(0, left))
    await runDue(moved)
    return true
  })
