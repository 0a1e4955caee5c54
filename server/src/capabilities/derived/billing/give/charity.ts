import { and, asc, eq } from 'drizzle-orm'
import type { Parsed } from '@evenshift/contract/call'
import type { employerSubscription } from '@evenshift/contract/employer/subscription'
import { givePackage } from '#server/capabilities/derived/billing/give/give'
import { tellCharityPlan } from '#server/capabilities/derived/billing/letters/charity'
import { charityStateOf } from '#server/capabilities/derived/billing/store.charity'
import { type CharityRequestRow, charityRequests as r } from '#server/capabilities/derived/billing/tables'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

type Asked = Parsed<typeof employerSubscription.askCharityPlan>['body']

/** Asks for the free plan; again only once it was declined. */
export async function askCharityPlan(db: Db, employerId: string, { kind, number, note }: Asked, now: Date): Promise<Refusal | undefined> {
  const row = { kind, number, note: note ?? null, state: 'asked' as const, askedAt: now }
  const asked = await db
    .insert(r)
    .values({ employerId, ...row })
    .onConflictDoUpdate({ target: r.employerId, set: row, setWhere: eq(r.state, 'declined') })
    .returning({ state: r.state })
  if (asked.length > 0) return undefined
  const state = await charityStateOf(db, employerId)
  const message = state === 'granted' ? 'You already have the free plan.' : 'We’re checking your request. We’ll email you.'
  return refuse('INVALID_TRANSITION', { message, details: { status: state, allowed: [] } })
}

/** The requests that wait for a person, oldest first. */
export const waitingCharities = (db: Db): Promise<CharityRequestRow[]> =>
  db.select().from(r).where(eq(r.state, 'asked')).orderBy(asc(r.askedAt), asc(r.employerId))

/** A company's request, whatever came of it; null where it made none. */
export async function charityRequestOf(db: Db, employerId: string): Promise<CharityRequestRow | null> {
  const [row] = await db.select().from(r).where(eq(r.employerId, employerId))
  return row ?? null
}

/** Decides a request that waits and tells the company's owners, who read the reason where it is declined. Refuses NOT_FOUND. */
export async function decideCharityPlan(
  unit: Unit,
  employerId: string,
  state: 'granted' | 'declined',
  reason: string,
): Promise<Refusal | null> {
  const decided = await unit.tx
    .update(r)
    .set({ state })
    .where(and(eq(r.employerId, employerId), eq(r.state, 'asked')))
    .returning({ state: r.state })
  if (decided.length === 0) return refuse('NOT_FOUND', { message: 'This company has no request that waits.' })
  const given = state === 'granted' ? await givePackage(unit, employerId, 'charity_school') : null
  if (isRefusal(given)) return given
  await tellCharityPlan(unit, employerId, state === 'granted' ? null : reason)
  return null
}
