import type { RejectReason } from '@evenshift/contract/states/application/application'
import { paths, to } from '#web/shared/paths'

interface WhyNotWords {
  readonly title: string
  /** What it means, and what it does not. */
  readonly means: string
  /** What could be changed before the next one. */
  readonly change: string
  readonly link: { readonly text: string; readonly to: string } | null
}
const profile = (step: string): string => `${to(paths.profileTab, { tab: 'profile' })}#${step}`

/** Each reason as something to learn from, or to let go. */
export const whyNotWords: Readonly<Record<RejectReason, WhyNotWords>> = {
  hours_do_not_fit: {
    title: 'The hours did not fit',
    means: 'Their shifts and your week did not meet. It says nothing about how you work.',
    change: 'Every evening more in your week opens more jobs. “Fits my week” shows those that already do.',
    link: { text: 'Look at my week', to: profile('availability') },
  },
  start_date: {
    title: 'The start date did not fit',
    means: 'They needed somebody sooner, or later, than you could.',
    change: 'Say in your note from which day you can start.',
    link: null,
  },
  travel: {
    title: 'The way there',
    means: 'They thought that the way was too long.',
    change: 'Say how you travel and how far, so that we show you work that is nearer.',
    link: { text: 'Set how I travel', to: profile('travel') },
  },
  required_skill_missing: {
    title: 'A required skill was missing',
    means: 'The advert asked for something that your profile did not show.',
    change: 'Add what you can do. Study, volunteering and home count too.',
    link: { text: 'Add skills', to: profile('skills') },
  },
  required_certificate_missing: {
    title: 'A required certificate was missing',
    means: 'They needed a paper, such as one for food hygiene.',
    change: 'Add the ones you have to your documents. Never pay an employer for a course or a check.',
    link: { text: 'Add a certificate', to: to(paths.profileTab, { tab: 'document' }) },
  },
  experience_for_this_role: {
    title: 'More experience in this role',
    means: 'They looked for somebody who had done the same work for longer.',
    change: 'Add every job you had, short ones and unpaid ones too, and what you did there.',
    link: { text: 'Add work', to: profile('work') },
  },
  interview_answers: {
    title: 'The interview answers',
    means: 'Others answered closer to what they looked for.',
    change: 'Practise before the next one. Nothing of it is sent.',
    link: { text: 'Go to my interviews', to: to(paths.profileTab, { tab: 'interview' }) },
  },
  position_filled: {
    title: 'The place was filled',
    means: 'Somebody was quicker. It says nothing about you.',
    change: 'Save a search with an alert, and you are among the first to know.',
    link: { text: 'See my saved searches', to: paths.savedSearches },
  },
  stronger_match: {
    title: 'Somebody matched more closely',
    means: 'You may have been close. They had fewer places than good people.',
    change: 'Begin with the jobs that you match best.',
    link: { text: 'Find my best matches', to: `${paths.find}?sort=match` },
  },
  other: {
    title: 'Another reason',
    means: 'They wrote it in their own words.',
    change: 'Open the application to read it.',
    link: null,
  },
}
