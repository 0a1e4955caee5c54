import type { RejectReason } from '@evenshift/contract/states/application/application'

/** Why somebody was not chosen, as a mail tells it. */
export const reasonWords: Readonly<Record<RejectReason, string>> = {
  hours_do_not_fit: 'Their shifts clashed with your week. It says nothing about how you work.',
  start_date: 'They needed someone sooner or later than you could start.',
  travel: 'They thought the journey was too long.',
  required_skill_missing: 'The job asked for something that isn’t on your profile.',
  required_certificate_missing: 'They needed a certificate that isn’t in your documents.',
  experience_for_this_role: 'They wanted someone who’s done this work for longer.',
  interview_answers: 'Other interview answers were closer to what they wanted.',
  position_filled: 'All places are filled. It says nothing about you.',
  stronger_match: 'You may have come close. There were more good people than places.',
  other: 'They wrote their reason in your application.',
}
