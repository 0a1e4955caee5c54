/** Packages, the membership of a company and what was paid. Charged money is whole pence. */
import { z } from 'zod'
import { count, currency, id, instant, line, listOf, pence, text } from '#contract/model/basics'
import {
  billingIntervals,
  changeParts,
  charityStates,
  checkoutStatuses,
  membershipStatuses,
  packageCodes,
  transactionStatuses,
} from '#contract/states/company/subscription'

export const packageCode = z.enum(packageCodes)
export const billingInterval = z.enum(billingIntervals, 'Choose monthly or yearly')

/** null = without limit. */
export const planLimits = z.object({ liveJobs: count, interviewInvitations: count, seats: count, questions: count.nullable() })
/** Invitations count from the first of the month; the others are what stands now. */
export const planUsage = z.object({ liveJobs: count, interviewInvitations: count, seats: count, questions: count })

export const plan = z.object({
  _id: id,
  code: packageCode,
  name: z.string(),
  prices: z.array(z.object({ interval: z.enum(['once', ...billingIntervals]), net: pence, currency })),
  limits: planLimits,
  /** These limits come on top of the present plan's instead of replacing them. */
  isAddition: z.boolean(),
  /** How long a plan without renewal lasts. */
  days: z.int().nullable(),
  templates: z.boolean(),
  activity: z.boolean(),
  /** Granted after a check, not bought. */
  onApproval: z.boolean(),
})
export type Plan = z.infer<typeof plan>

/** In the payment provider's words. */
export const membershipStatus = z.enum(membershipStatuses)
/** A sum as the payment provider reckons it; VAT from its own tax lines. */
export const sum = z.object({ net: pence, vat: pence, gross: pence, currency })
export type Sum = z.infer<typeof sum>
export const membership = z.object({
  _id: id,
  package: packageCode,
  status: membershipStatus,
  interval: billingInterval.nullable(),
  /** What each period costs; null where nothing is charged. */
  price: sum.nullable(),
  startedAt: instant.nullable(),
  renewsAt: instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** The plan that follows at renewsAt; null where the same goes on. */
  nextPackage: packageCode.nullable(),
  /** While a payment failed: until then everything but new jobs stays. */
  graceEndsAt: instant.nullable(),
  /** The card that pays. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** Jobs bought one by one, and how long each lasts. */
  additions: z.array(z.object({ package: packageCode, endsAt: instant })),
  /** The free plan for charities and schools: whether it was asked for, and what came of it. */
  charitySchool: z.enum(charityStates),
  /** Nothing is charged: the payment provider is a sandbox. */
  isTest: z.boolean(),
  limits: planLimits,
  usage: planUsage,
})
export type Membership = z.infer<typeof membership>

/** A job that a smaller plan pauses or leaves live, newest first. */
export const affectedJob = z.object({ _id: id, title: z.string(), publishedAt: instant, pauses: z.boolean() })
/** What another plan would mean, before anything is done. */
export const planChange = z.object({
  package: packageCode,
  interval: billingInterval.nullable(),
  /** A larger plan begins at once, a smaller one when the period that is paid for ends. */
  startsAt: instant,
  isAtOnce: z.boolean(),
  /** Each part of what is due today, what is charged first; empty where nothing is. */
  lines: z.array(z.object({ part: z.enum(changeParts), net: z.int() })),
  dueToday: sum,
  /** What each period costs from then on; null where nothing does. */
  renewal: z.object({ at: instant, price: sum }).nullable(),
  limits: planLimits,
  jobs: z.array(affectedJob),
  /** People and questions above the new limits. */
  seatsOver: count,
  questionsOver: count,
  remindersAt: z.array(instant),
})
export type PlanChange = z.infer<typeof planChange>

/** What the company may do now, for every screen of the employer. */
export const entitlement = z.object({
  package: packageCode,
  limits: planLimits,
  usage: planUsage,
  templates: z.boolean(),
  /** Whether what happens around the jobs may be read in charts. */
  activity: z.boolean(),
  isPremium: z.boolean(),
  /** A limit is reached or one away. */
  showPremiumPrompt: z.boolean(),
})

export const transaction = z.object({
  _id: id,
  date: instant,
  description: z.string(),
  net: pence,
  vat: pence,
  gross: pence,
  currency,
  status: z.enum(transactionStatuses),
  method: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  receiptUrl: z.string().nullable(),
})
export type Transaction = z.infer<typeof transaction>

export const checkoutInput = z.strictObject({ packageId: id, interval: billingInterval.optional() })
export const checkoutSession = z.object({ url: z.string(), sessionId: z.string() })
export const checkoutCancel = z.strictObject({
  sessionId: z
    .string('The payment session is missing')
    .max(255, 'This isn’t one of our payment sessions')
    .regex(/^[A-Za-z0-9_-]{8,255}$/, 'This isn’t one of our payment sessions')
    .meta({ example: 'cs_test_a1b2c3d4' }),
})
export const checkoutState = z.object({ status: z.enum(checkoutStatuses), package: packageCode })
/** The plan one would move to. */
export const planAsked = z.strictObject({ packageId: id, interval: billingInterval.optional() })
/** Which jobs stay live where there is room for fewer; the oldest do where none are named. */
const keepLive = listOf(id, 25, 'Jobs').optional()
/** A package to move to, at the price that was shown for that moment; without one, the provider's portal opens. */
export const membershipChange = z.strictObject({
  packageId: id.optional(),
  interval: billingInterval.optional(),
  /** `startsAt` of the change as it was shown. */
  shownAt: instant.optional(),
  keepLive,
})
export const cancellation = z.strictObject({ keepLive })
export const charityRequest = z.strictObject({
  kind: z.enum(['charity', 'school'], 'Choose charity or school'),
  number: line(20, 'The charity or school number'),
  note: text(500, 'The note').optional(),
})
export const portal = z.object({ url: z.string() })
