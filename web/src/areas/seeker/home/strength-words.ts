import type { NextStep } from '@evenshift/contract/states/profile/profile-choices'

/** What the button of each next step says. */
export const stepActions: Record<NextStep, string> = {
  availability: 'Mark your week',
  skills: 'Add skills',
  interests: 'Add interests',
  work: 'Add job',
  education: 'Add education',
  bio: 'Write about yourself',
  document: 'Add document',
  avatar: 'Add photo',
  travel: 'Add travel',
  bio_video: 'Record video',
}
