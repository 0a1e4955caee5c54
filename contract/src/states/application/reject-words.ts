import type { RejectReason } from '#contract/states/application/application'

/** Why an employer says not this time, as they choose it. Imports nothing but the type. */
export const rejectWords: Readonly<Record<RejectReason, string>> = {
  hours_do_not_fit: 'Hours don’t fit',
  start_date: 'Start date doesn’t work',
  travel: 'Too far to travel',
  required_skill_missing: 'Missing an essential skill',
  required_certificate_missing: 'Missing a required certificate',
  experience_for_this_role: 'We need more experience',
  interview_answers: 'The interview answers',
  position_filled: 'The job is filled',
  stronger_match: 'Another applicant was a closer match',
  other: 'Something else',
}
