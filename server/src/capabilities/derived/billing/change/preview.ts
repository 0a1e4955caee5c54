import type { Output } from '@evenshift/contract/call'
import type { employerSubscription } from '@evenshift/contract/employer/subscription'
import type { Sum } from '@evenshift/contract/model/company/subscription'
import type { BillingParts } from '#server/capabilities/derived/billing/read/apply'
import type { Move } from '#server/capabilities/derived/billing/change/move'
import { remindersOf } from '#server/capabilities/derived/billing/rules'
import { usageOf } from '#server/capabilities/derived/billing/usage'
import { planPaying } from '#server/capabilities/parties/companies/public'
import { liveJobs, surplusOf } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

type Preview = Output<typeof employerSubscription.planChange>
type Terms = Pick<Preview, 'startsAt' | 'lines' | 'dueToday' | 'renewal' | 'remindersAt'>

const NOTHING_DUE: Sum = { net: 0, vat: 0, gross: 0, currency: 'GBP' }
/** The provider reckons in whole seconds. */
const wholeSecond = (time: Date): Date => new Date(Math.floor(time.getTime() / 1000) * 1000)

/** What the change costs and from when on, as the provider reckons it. */
async function termsOf({ payments }: BillingParts, { subscribed, price, isAtOnce }: Move, now: Date): Promise<Terms> {
  const { subscriptionId, periodEndsAt } = subscribed
  const at = isAtOnce ? wholeSecond(await payments.now()) : periodEndsAt
  const reckoned = price === null ? null : await payments.preview(subscriptionId, price, at)
  return {
    startsAt: at.toISOString(),
    lines: isAtOnce && reckoned !== null ? [...reckoned.lines] : [],
    dueToday: isAtOnce && reckoned !== null ? reckoned.dueToday : NOTHING_DUE,
    renewal: reckoned === null ? null : { at: (isAtOnce ? reckoned.renewal.at : at).toISOString(), price: reckoned.renewal.price },
    remindersAt: isAtOnce ? [] : remindersOf(at, now).map((reminder) => reminder.toISOString()),
  }
}

/** The live jobs where there will be room for fewer, newest first. */
async function affectedJobs(db: Db, { employerId, keepLive }: Move['subscribed'], room: number): Promise<Preview['jobs']> {
  const live = await liveJobs(db, employerId)
  const pausing = new Set(surplusOf(live, room, keepLive).map(({ id }) => id))
  if (pausing.size === 0) return []
  return live.toReversed().map(({ id, title, publishedAt }) => ({
    _id: id,
    title,
    publishedAt: (publishedAt ?? new Date(0)).toISOString(),
    pauses: pausing.has(id),
  }))
}

/** What a change of plan would mean, before anything is done. */
export async function previewMove(parts: BillingParts, move: Move): Promise<Preview> {
  const { db, clock } = parts
  const { subscribed, to, price, isAtOnce } = move
  const now = clock.now()
  const terms = await termsOf(parts, move, now)
  const { limits } = await planPaying(db, subscribed.employerId, new Date(terms.startsAt), price === null ? null : to)
  const { seats, questions } = await usageOf(db, subscribed.employerId, now)
  return {
    package: to.code,
    interval: price === null || price.interval === 'once' ? null : price.interval,
    isAtOnce,
    ...terms,
    limits,
    jobs: await affectedJobs(db, subscribed, limits.liveJobs),
    seatsOver: Math.max(0, seats - limits.seats),
    questionsOver: limits.questions === null ? 0 : Math.max(0, questions - limits.questions),
  }
}
