import type { ReportReason } from '@evenshift/contract/states/feedback'

/** Why somebody reported, in a word or three. */
export const reasonWords: Readonly<Record<ReportReason, string>> = {
  asks_for_money: 'asks for money',
  fake_or_misleading: 'fake or misleading',
  below_minimum_wage: 'below minimum wage',
  discriminatory: 'unfair or discriminatory',
  unsafe: 'unsafe work',
  asks_bank_or_id: 'asks for bank details or ID',
  off_platform_contact: 'wants to chat off Evenshift',
  spam: 'spam',
  harassment: 'harassment',
  expired_or_filled: 'no longer available',
  other: 'something else',
}
