import type { ReportReason } from '@evenshift/contract/states/feedback'

const APPEAL = 'You can appeal within 14 days.'
/** What an employer reads first, before a colleague edits it. */
export const reasonPresets: Readonly<Record<ReportReason, string>> = {
  asks_for_money: `You asked applicants to pay. No one may be charged for finding work here. ${APPEAL}`,
  fake_or_misleading: `This job isn’t what it says it is. ${APPEAL}`,
  below_minimum_wage: `This job pays less than the minimum wage. ${APPEAL}`,
  discriminatory: `This job shuts people out for who they are. ${APPEAL}`,
  unsafe: `This work isn’t safe as you describe it. ${APPEAL}`,
  asks_bank_or_id: `You asked for bank details or ID before an offer. ${APPEAL}`,
  off_platform_contact: `You asked applicants to leave Evenshift to apply. ${APPEAL}`,
  spam: `This job is spam. ${APPEAL}`,
  harassment: `Someone at your company harassed an applicant. ${APPEAL}`,
  expired_or_filled: 'This job is no longer open.',
  other: APPEAL,
}
/** What a person reads first, where they were reported. */
export const personPresets: Readonly<Partial<Record<ReportReason, string>> & { readonly other: string }> = {
  harassment: `What you wrote to an employer is abusive. ${APPEAL}`,
  fake_or_misleading: `Your profile or documents say what isn’t true. ${APPEAL}`,
  spam: `You sent employers advertising. ${APPEAL}`,
  asks_for_money: `You asked an employer for money. ${APPEAL}`,
  other: APPEAL,
}
