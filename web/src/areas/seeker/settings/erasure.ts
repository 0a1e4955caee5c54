import { seeker } from '#web/shared/calls/seeker'
import type { Erasure } from '#web/shared/settings/DeleteAccountSheet'

export const ownErasure: Erasure = {
  title: 'Delete your account?',
  submit: 'Delete my account',
  goes: [
    'Your profile, week, work and education, and everything you saved',
    'Your photo, bio video, documents and recorded answers, including ones you’ve sent',
    'Your messages and answers, and what employers noted about you',
  ],
  ends: 'Open applications are withdrawn and employers are told. You’re signed out everywhere. We’ll email you to confirm.',
  stays:
    'Employers keep the job, status and dates of your application, shown as “Former applicant”. If you were hired, they also keep the record of your right to work check.',
  erase: seeker.eraseAccount,
}
