/** Packages, the membership of a company and what was paid. Charged money is whole pence. */
import { z } from 'zod'
import { count, currency, id, instant, pence } from '#contract/model/basics'
import { billingIntervals, membershipStatuses, packageCodes, transactionStatuses } from '#contract/states/company/subscription'

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
export const membership = z.object({
  _id: id,
  package: packageCode,
  status: membershipStatus,
  interval: billingInterval.nullable(),
  renewsAt: instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  limits: planLimits,
  usage: planUsage,
})
export type Membership = z.infer<typeof membership>

/** What the company may do now, for every screen of the employer. */
export const entitlement = z.object({
  package: packageCode,
  limits: planLimits,
  usage: planUsage,
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

export const checkoutInput = z.strictObject({ packageId: id, interval: billingInterval.optional() })
export const checkoutSession = z.object({ url: z.string(), sessionId: z.string() })
export const checkoutCancel = z.strictObject({
  sessionId: z
    .string('The payment session is missing')
    .max(255, 'This is not one of our payment sessions')
    .regex(/^[A-Za-z0-9_-]{8,255}$/, 'This is not one of our payment sessions')
    .meta({ example: 'cs_test_a1b2c3d4' }),
})
/** A package to move to; without one, the provider's portal opens. */
export const membershipChange = z.strictObject({ packageId: id.optional() })
export const portal = z.object({ url: z.string() })
