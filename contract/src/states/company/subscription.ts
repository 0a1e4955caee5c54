/** The packages' codes and what a membership may be, in the payment provider's words. Imports nothing. */
export const packageCodes = ['starter', 'single_post', 'standard', 'plus', 'charity_school'] as const
export type PackageCode = (typeof packageCodes)[number]
export const billingIntervals = ['month', 'year'] as const
export type BillingInterval = (typeof billingIntervals)[number]
export const membershipStatuses = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'canceled',
  'paused',
] as const
export type MembershipStatus = (typeof membershipStatuses)[number]
export const transactionStatuses = ['paid', 'open', 'failed', 'refunded', 'void'] as const
/** Parts of what a larger plan costs today: the plan itself, what was paid for the one before, and credit that is used or kept. */
export const changeParts = ['plan', 'paid_before', 'credit_used', 'credit_kept'] as const
export type ChangePart = (typeof changeParts)[number]
export const checkoutStatuses = ['open', 'paid', 'cancelled'] as const
export type CheckoutStatus = (typeof checkoutStatuses)[number]
export const charityStates = ['none', 'asked', 'granted', 'declined'] as const
export type CharityState = (typeof charityStates)[number]
