import type { RejectReason } from '#contract/states/application/application'

/** Why an employer says not this time, as they choose it. Imports nothing but the type. */
export const rejectWords: Readonly<Record<RejectReason, string>> = {
  hours_do_not_fit: 'The hours do not fit',
  start_date: 'The start date does not fit',
  travel: 'The way is too long',
  required_skill_missing: 'A skill we need is missing',
  required_certificate_missing: 'A certificate we need is missing',
  experience_for_this_role: 'We look for more experience in this role',
  interview_answers: 'The interview answers',
  position_filled: 'The place is filled',
  stronger_match: 'Somebody fits better',
  other: 'Something else',
}
