import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import type { Erasure } from '#web/shared/settings/DeleteAccountSheet'
import type { ExportSide } from '#web/shared/settings/export-side'

export const seekerArchive: ExportSide = {
  queryKey: seekerQuery('exports').queryKey,
  list: (options) => seeker.exports({}, options),
  ask: () => seeker.requestExport(),
  holds: 'Everything we hold about you: a page you can read, the raw data and your files.',
}

export const seekerErasure: Erasure = {
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
