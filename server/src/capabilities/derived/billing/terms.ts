import { isDeepStrictEqual } from 'node:util'
import { endOf, graceEnd, nextReminder } from '#server/capabilities/derived/billing/rules'
import type { MembershipState } from '#server/capabilities/derived/billing/store'
import type { MembershipRow } from '#server/capabilities/derived/billing/tables'
import type { Billing } from '#server/platform/payments/port'

/** What a membership says of a company's subscription. */
export type Terms = Omit<MembershipState, 'keepLive' | 'remindAt'>

const NONE: Terms = {
  subscriptionId: null,
  status: null,
  package: null,
  interval: null,
  price: null,
  startedAt: null,
  periodEndsAt: null,
  cancelAtPeriodEnd: false,
  nextPackage: null,
  card: null,
  graceEndsAt: null,
}

export function termsOf({ subscription }: Billing): Terms {
  if (subscription === null) return NONE
  const { id: subscriptionId, pastDueSince: _since, ...terms } = subscription
  return { ...terms, subscriptionId, graceEndsAt: graceEnd(subscription) }
}

/** An end that was asked for brings its reminders, and is taken back with the jobs that were to stay live. */
export function stateOf(terms: Terms, before: MembershipRow, now: Date): MembershipState {
  const [end, endBefore] = [endOf(terms), endOf(before)]
  return {
    ...terms,
    // These are named a moment before the end is asked for.
    keepLive: end === null && endBefore !== null ? [] : before.keepLive,
    remindAt: end?.getTime() === endBefore?.getTime() ? before.remindAt : nextReminder(end, now),
  }
}

/** The terms that are other than before. */
export const changedTerms = (terms: Terms, before: MembershipRow): string[] =>
  (Object.keys(NONE) as (keyof Terms)[]).filter((name) => !isDeepStrictEqual(terms[name], before[name]))
