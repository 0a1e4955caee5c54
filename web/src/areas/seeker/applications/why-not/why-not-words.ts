import type { RejectReason } from '@evenshift/contract/states/application/application'
import { paths, to } from '#web/shared/paths'

interface WhyNotWords {
  readonly title: string
  /** What it means, and what it does not, where the title doesn’t say so already. */
  readonly means?: string
  /** What could be changed before the next one. */
  readonly change: string
  readonly link: { readonly text: string; readonly to: string } | null
}
const profile = (step: string): string => `${to(paths.profileTab, { tab: 'profile' })}#${step}`

/** Each reason as something to learn from, or to let go. */
export const whyNotWords: Readonly<Record<RejectReason, WhyNotWords>> = {
  hours_do_not_fit: {
    title: 'The hours didn’t fit',
    means: 'Their shifts clashed with your week. It says nothing about how you work.',
    change: 'Each extra free evening opens up more jobs. “Fits my week” shows the ones that fit now.',
    link: { text: 'View my week', to: profile('availability') },
  },
  start_date: {
    title: 'The start date didn’t work',
    means: 'They needed someone sooner or later than you could start.',
    change: 'Say in your note when you can start.',
    link: null,
  },
  travel: {
    title: 'Too far to travel',
    change: 'Tell us how you travel and how far, and we’ll show you jobs nearer by.',
    link: { text: 'Edit travel', to: profile('travel') },
  },
  required_skill_missing: {
    title: 'A required skill was missing',
    means: 'The job asked for something that isn’t on your profile.',
    change: 'Add what you can do. Studying, volunteering and helping at home all count.',
    link: { text: 'Add skills', to: profile('skills') },
  },
  required_certificate_missing: {
    title: 'A required certificate was missing',
    change: 'Add any you have to your documents. Never pay an employer for training or a check.',
    link: { text: 'Add a certificate', to: to(paths.profileTab, { tab: 'document' }) },
  },
  experience_for_this_role: {
    title: 'More experience in this role',
    means: 'They wanted someone who’s done this work for longer.',
    change: 'Add every job you’ve had, including short and unpaid ones, and what you did.',
    link: { text: 'Add work', to: profile('work') },
  },
  interview_answers: {
    title: 'The interview answers',
    means: 'Other answers were closer to what they wanted.',
    change: 'Practise before your next one. It’s never sent to anyone.',
    link: { text: 'Go to my interviews', to: to(paths.profileTab, { tab: 'interview' }) },
  },
  position_filled: {
    title: 'Someone else got the job',
    means: 'They filled their places. It says nothing about you.',
    change: 'Save a search with an alert to hear about jobs early.',
    link: { text: 'See my saved searches', to: paths.savedSearches },
  },
  stronger_match: {
    title: 'Someone else was a closer match',
    means: 'You may have come close. There were more good people than places.',
    change: 'Start with the jobs you match best.',
    link: { text: 'Find my best matches', to: `${paths.find}?sort=match` },
  },
  other: {
    title: 'Another reason',
    means: 'They wrote it in their own words.',
    change: 'Open the application to read it.',
    link: null,
  },
}
