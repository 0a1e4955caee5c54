import { seeker } from '#web/shared/calls/seeker'
import type { Erasure } from '#web/shared/settings/DeleteAccountSheet'

export const ownErasure: Erasure = {
  title: 'Delete your account?',
  goes: [
    'Your profile, week, work and education, and everything you saved',
    'Your picture, bio video, documents and recorded answers, also where you have sent them',
    'Your messages and answers, and what employers noted about you',
  ],
  ends: 'Open applications are withdrawn and employers are told. You’re signed out everywhere. We’ll email you to confirm.',
  stays:
    'Each employer keeps the job, the status and the dates of your application, under “Former applicant”. If someone has hired you, their note that they checked your right to work stays too.',
  erase: seeker.eraseAccount,
}
