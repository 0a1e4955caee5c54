import type { BillingInterval, ChangePart, MembershipStatus, PackageCode } from '@evenshift/contract/states/company/subscription'
import type { Sum } from '@evenshift/contract/model/company/subscription'

/** What is bought: a package for a month, a year or once. Pence without VAT; one that costs something else than before is another price. */
export interface Price {
  readonly package: PackageCode
  readonly name: string
  readonly interval: BillingInterval | 'once'
  readonly net: number
}

/** A subscription as it stands now. */
export interface Subscribed {
  readonly id: string
  readonly status: MembershipStatus
  /** What is to be had until the period ends, whatever follows. */
  readonly package: PackageCode
  readonly interval: BillingInterval
  readonly price: Sum
  readonly startedAt: Date
  readonly periodEndsAt: Date
  readonly cancelAtPeriodEnd: boolean
  readonly nextPackage: PackageCode | null
  readonly card: { readonly brand: string; readonly last4: string } | null
  /** Since when an invoice is unpaid; null where none is. */
  readonly pastDueSince: Date | null
}

/** A package that was paid for once, and not given back. */
export interface Bought {
  readonly sessionId: string
  readonly package: PackageCode
  readonly paidAt: Date
}

/** What was charged, or was meant to be. */
export interface Charge extends Sum {
  /** The provider's own id: one row each, however often it is told. */
  readonly id: string
  readonly date: Date
  readonly description: string
  readonly status: 'paid' | 'open' | 'failed' | 'refunded' | 'void'
  readonly method: string | null
  readonly invoiceNumber: string | null
  readonly receiptUrl: string | null
}

/** Everything that the provider holds of one customer. Events come twice, late and in any order: each only has this asked for again. */
export interface Billing {
  /** null where there never was one, or the last has ended. */
  readonly subscription: Subscribed | null
  /** Subscriptions that were begun beside it, the ids: nobody needs two. */
  readonly doubled: readonly string[]
  readonly bought: readonly Bought[]
  readonly charges: readonly Charge[]
}

export interface Checkout {
  readonly id: string
  /** The provider's own page. */
  readonly url: string
}

export interface CheckoutAsked {
  readonly customerId: string
  /** Whose it is, for whoever looks at it with the provider. */
  readonly employerId: string
  readonly price: Price
  /** Where the provider's page leads when it was paid, with {CHECKOUT_SESSION_ID} in it, and when it was left. */
  readonly paidUrl: string
  readonly leftUrl: string
  /** The same key makes the same page, however often it is asked for. */
  readonly key: string
}

export interface ChangePreview {
  /** Signed pence without VAT: what was paid and is not used is given back. */
  readonly lines: readonly { readonly part: ChangePart; readonly net: number }[]
  readonly dueToday: Sum
  readonly renewal: { readonly at: Date; readonly price: Sum }
}

/** A signed event, read: whose state to ask for again. null customer: nothing of ours. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly customerId: string | null
}

/**
 * The payment provider. Every call but readEvent rejects with PaymentsDown when there is no answer in time, and may then be made again:
 * each has the same effect however often it comes.
 */
export interface Payments {
  /** No money moves. */
  readonly isTest: boolean
  /** What of the embedded provider browsers and the product meet; null where the provider has its own pages. */
  readonly sandbox: PaymentSandbox | null
  /** Its own time: what it reckons by, and what a page of the embedded one moves on. */
  now(): Promise<Date>
  /** The customer of this company; the same for the same company. */
  customerOf(company: { readonly employerId: string; readonly name: string; readonly email: string }): Promise<string>
  openCheckout(asked: CheckoutAsked): Promise<Checkout>
  /** `paid` where it was too late. */
  closeCheckout(sessionId: string): Promise<'closed' | 'paid'>
  billingOf(customerId: string): Promise<Billing>
  /** What a larger plan costs from this moment on. */
  preview(subscriptionId: string, to: Price, at: Date): Promise<ChangePreview>
  /** A larger plan at once, charged as it was shown for that moment; nothing changes where the card is declined. */
  moveUp(subscriptionId: string, to: Price, at: Date): Promise<'moved' | 'declined'>
  /** A smaller plan of the same interval, from the end of the period. */
  moveDown(subscriptionId: string, to: Price): Promise<void>
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>
  /** Takes back what cancelAtPeriodEnd or moveDown asked for. */
  resume(subscriptionId: string): Promise<void>
  /** Ends a subscription at once and gives back what was paid for it. */
  giveBack(subscriptionId: string): Promise<void>
  /** Ends everything of a customer at once, for a company that leaves. Invoices stay with the provider. */
  forget(customerId: string): Promise<void>
  /** The provider's page for the card, the billing address and invoices. */
  portalUrl(customerId: string, returnUrl: string): Promise<string>
  /** The event of these very bytes, or null where the signature is not the provider's or is older than five minutes. */
  readEvent(body: Buffer, signature: string): PaymentEvent | null
  /** Gives sockets back. */
  close(): Promise<void>
}

/** The embedded provider, beside what it answers as a provider. */
export interface PaymentSandbox {
  readonly pages: PaymentPages
  /** From now on events are sent to this address, until each is taken; those that waited too. */
  tellAt(address: string): Promise<void>
  /** Sends one event. Rejects where it was not taken. */
  tell(eventId: string): Promise<void>
  /** Does what is due by its clock: renewals, tries after one that failed, pages that nobody paid. */
  renew(): Promise<void>
}

/** Published test numbers, by what becomes of a payment with them. */
export const testCards = {
  paid: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  step: '4000 0025 0000 3155',
  unpaidLater: '4000 0000 0000 0341',
} as const

/** A card as it was typed. */
export interface CardGiven {
  readonly number: string
  readonly expiry: string
  readonly code: string
}
/** What is wrong with it; `over` where there is nothing to pay any more. */
export type CardFault = 'number' | 'expiry' | 'code' | 'declined' | 'over'
/** Where the browser goes next, or why it stays. */
export type CardAnswer = { readonly next: string } | { readonly fault: CardFault }

export interface CheckoutShown {
  readonly status: 'open' | 'paid' | 'expired'
  readonly name: string
  readonly company: string
  readonly interval: BillingInterval | 'once'
  readonly price: Sum
  readonly vatPercent: number
  readonly renewsAt: Date | null
  readonly paidUrl: string
  readonly leftUrl: string
  /** By the provider's own clock. */
  readonly now: Date
}

/** A second step that the bank of a card asks for; null where nothing is paid, but the card kept. */
export interface StepShown {
  readonly company: string
  readonly amount: number | null
  readonly last4: string
  readonly now: Date
}

/** What a company has with the embedded provider. */
export interface AccountShown {
  readonly company: string
  readonly subscription: {
    readonly name: string
    readonly interval: BillingInterval
    readonly price: Sum
    readonly isUnpaid: boolean
    readonly isEnding: boolean
    readonly periodEndsAt: Date
  } | null
  readonly card: { readonly brand: string; readonly last4: string; readonly expiry: string } | null
  readonly invoices: readonly {
    readonly number: string
    readonly at: Date
    readonly gross: number
    readonly isPaid: boolean
    readonly url: string
  }[]
  readonly returnUrl: string
  readonly now: Date
}
/** What happens next by itself, and what a press may move the clock to. */
export interface ClockShown extends AccountShown {
  readonly nextAt: Date | null
}

/** The pages of the embedded provider, each reached by an id that nobody guesses; null for one that is not there. */
export interface PaymentPages {
  checkout(sessionId: string): Promise<CheckoutShown | null>
  pay(sessionId: string, card: CardGiven): Promise<CardAnswer | null>
  /** Of a checkout or of a portal. */
  step(sessionId: string): Promise<StepShown | null>
  /** Where the browser goes next. */
  endStep(sessionId: string, isPassed: boolean): Promise<string | null>
  portal(sessionId: string): Promise<AccountShown | null>
  changeCard(sessionId: string, card: CardGiven): Promise<CardAnswer | null>
  /** Whether there is such a portal. */
  setEnding(sessionId: string, isEnding: boolean): Promise<boolean>
  /** Reached from a checkout or a portal. */
  clock(sessionId: string): Promise<ClockShown | null>
  /** Whether there is such a page. */
  moveClock(sessionId: string, to: 'day' | 'next'): Promise<boolean>
  /** An invoice as PDF. */
  invoice(invoiceId: string): Promise<Uint8Array | null>
}

export class PaymentsDown extends Error {
  override name = 'PaymentsDown'
}
