import type { Logger } from 'pino'
import { fitJobs, publishPlan } from '#server/capabilities/derived/billing/fit'
import { tellEnded } from '#server/capabilities/derived/billing/letters/ends'
import { tellFailed, tellPaid, tellRefunded } from '#server/capabilities/derived/billing/letters/payments'
import { endedPlan, keptSince, paidPackages } from '#server/capabilities/derived/billing/rules'
import { type Question, beginQuestion, findMembership, writeState } from '#server/capabilities/derived/billing/store'
import { keepCharges } from '#server/capabilities/derived/billing/store.charges'
import { markPaid } from '#server/capabilities/derived/billing/store.checkouts'
import type { MembershipRow } from '#server/capabilities/derived/billing/tables'
import { changedTerms, stateOf, termsOf } from '#server/capabilities/derived/billing/terms'
import { keepPaid, listPackages } from '#server/capabilities/parties/companies/public'
import type { Parts } from '#server/http/call/context'
import { takeTurn } from '#server/platform/database/locks'
import type { Billing } from '#server/platform/payments/port'
import type { QueuedWork, Unit } from '#server/platform/queue/port'

export type BillingParts = Pick<Parts, 'db' | 'queue' | 'clock' | 'payments'>

/** What a company may do from now on, and the plan that it has no longer. */
async function keepPackages(unit: Unit, { employerId, keepLive }: MembershipRow, { subscription, bought }: Billing) {
  const { tx, now } = unit
  const packages = await listPackages(tx)
  const daysOf = (code: string) => packages.find((one) => one.code === code)?.days ?? 0
  const paid = paidPackages(subscription, bought, daysOf, now)
  const { before, isChanged } = await keepPaid(tx, employerId, paid)
  const sessionIds = bought.map(({ sessionId }) => sessionId)
  await markPaid(tx, employerId, sessionIds, paid.find(({ package: code }) => code !== 'single_post')?.package ?? null)
  const fitted = await fitJobs(unit, employerId, keepLive)
  return { isChanged, fitted, ended: endedPlan(before, paid, packages) }
}

/** What the provider holds of a customer. Whoever paid for two plans keeps the first and gets the money for the other back. */
async function askBilling(payments: BillingParts['payments'], customerId: string): Promise<Billing & { readonly isGivenBack: boolean }> {
  const billing = await payments.billingOf(customerId)
  const isGivenBack = billing.doubled.length > 0
  for (const id of billing.doubled) await payments.giveBack(id)
  return { ...(isGivenBack ? await payments.billingOf(customerId) : billing), isGivenBack }
}

/** Writes down one answer of the provider with all that follows from it, unless that to a later question is written. @returns what it changed */
async function write(unit: Unit, question: Question, billing: Awaited<ReturnType<typeof askBilling>>): Promise<string[]> {
  const { tx, now } = unit
  const { employerId, asked } = question
  await takeTurn(tx, 'publish', employerId)
  const before = await findMembership(tx, employerId)
  if (before === null || before.version > asked) return []
  const terms = termsOf(billing)
  await writeState(tx, question, stateOf(terms, before, now))
  const { fitted, ended, isChanged } = await keepPackages(unit, before, billing)
  const charges = await keepCharges(
    tx,
    employerId,
    billing.charges.filter(({ date }) => date > keptSince(now)),
  )
  await tellPaid(unit, employerId, charges)
  await tellRefunded(unit, employerId, charges, billing.isGivenBack)
  await tellFailed(unit, employerId, terms, before)
  await tellEnded(unit, employerId, { ended, ...fitted })
  const changed = [
    ...changedTerms(terms, before),
    ...(isChanged ? ['entitlements'] : []),
    ...(charges.length > 0 ? ['charges'] : []),
    ...(fitted.paused.length > 0 ? ['jobs'] : []),
  ]
  if (changed.length > 0) await publishPlan(tx, employerId, fitted.plan)
  return changed
}

/**
 * Asks the provider what it holds of a customer and writes that down. Whoever asked before a later question was answered writes nothing: what
 * they would write is known already. @returns what was other than known; null where the customer is none of ours
 */
export async function applyBilling({ db, queue, clock, payments }: BillingParts, customerId: string): Promise<readonly string[] | null> {
  const question = await beginQuestion(db, customerId)
  if (question === null) return null
  const billing = await askBilling(payments, customerId)
  return db.transaction((tx) => write({ tx, queue, now: clock.now() }, question, billing))
}

/** The queue's work: what a night finds is what no event had told, and worth knowing. */
export async function readBilling(parts: BillingParts, { customerId, isByNight }: QueuedWork['billing.read'], log: Logger): Promise<void> {
  const changed = await applyBilling(parts, customerId)
  if (isByNight && changed !== null && changed.length > 0) log.warn({ customerId, changed }, 'a night mended what no event had told')
}
