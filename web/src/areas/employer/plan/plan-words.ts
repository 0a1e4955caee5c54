import { priceOf } from '@evenshift/contract/states/company/price'
import { londonDay } from '@evenshift/contract/london'
import type { Membership } from '@evenshift/contract/model/company/subscription'
import type { BillingInterval, MembershipStatus } from '@evenshift/contract/states/company/subscription'
import { packageWords } from '@evenshift/contract/states/company/package-words'
import { isGiven, isPaying } from '#web/areas/employer/plan/plans'
import { dayDateNear } from '#web/shared/words/dates'

export const perWords: Readonly<Record<BillingInterval, string>> = { month: 'a month', year: 'a year' }

const statusWords: Readonly<Record<MembershipStatus, string>> = {
  active: 'Active',
  trialing: 'Trial',
  past_due: 'Payment failed',
  unpaid: 'Not paid',
  incomplete: 'Not paid yet',
  incomplete_expired: 'Not paid',
  canceled: 'Ended',
  paused: 'Paused',
}
const fine: ReadonlySet<MembershipStatus> = new Set(['active', 'trialing'])

/** How the plan stands, in a word. */
export function statusOf(own: Membership, now: Date): { readonly kind: 'fact' | 'match' | 'bad'; readonly text: string } {
  if (!fine.has(own.status)) return { kind: 'bad', text: statusWords[own.status] }
  if (own.cancelAtPeriodEnd && own.renewsAt) return { kind: 'match', text: `Ends ${dayDateNear(own.renewsAt, now)}` }
  return { kind: 'fact', text: isPaying(own) ? statusWords[own.status] : isGiven(own) && own.isTest ? 'Free in this demo' : 'Free' }
}

/** "£46.80 a month with VAT"; empty where nothing is charged. */
export const priceLine = ({ price, interval }: Membership): string =>
  price && interval ? `${priceOf(price.gross)} ${perWords[interval]} with VAT` : ''

const brands: Readonly<Record<string, string>> = { amex: 'American Express', mastercard: 'Mastercard', jcb: 'JCB', unionpay: 'UnionPay' }
/** "Visa" of the provider's "visa". */
export const brandOf = (brand: string): string => brands[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1)

/** What comes next, and when: an end, another plan, or the same again. */
export function nextLine(own: Membership, now: Date): string {
  if (!own.renewsAt || own.graceEndsAt) return ''
  const day = dayDateNear(own.renewsAt, now)
  if (own.cancelAtPeriodEnd) return `Ends ${day}, then ${packageWords[own.nextPackage ?? 'starter']}, free`
  if (own.nextPackage) return `Moves to ${packageWords[own.nextPackage]} on ${day}`
  return `Renews ${day}${own.card ? ` on ${brandOf(own.card.brand)} ${own.card.last4}` : ''}`
}

/** The day on which the invitations of a month begin again. */
export function invitationsBackOn(now: Date): string {
  const [year = 0, month = 0] = londonDay(now).split('-').map(Number)
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const endings = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
/** "sixth", "26th". */
export const ordinalOf = (place: number): string => ordinals[place - 1] ?? `${place}${suffixes[endings.select(place)] ?? 'th'}`
