import { employer, employerQuery } from '#web/shared/calls/employer'
import type { Erasure } from '#web/shared/settings/DeleteAccountSheet'
import type { ExportSide } from '#web/shared/settings/export-side'

export const companyArchive: ExportSide = {
  queryKey: employerQuery('employerExports').queryKey,
  list: (options) => employer.employerExports({}, options),
  ask: () => employer.requestEmployerExport(),
  holds: 'Everything we hold about your company: a page you can read, the raw data and your files.',
}

/** An owner takes everybody along. */
export const companyErasure: Erasure = {
  title: 'Delete your company’s account?',
  submit: 'Delete company',
  goes: [
    'Your company’s details, pictures, questions, templates and drafts',
    'Everyone’s account in your team, and open invitations',
    'Messages, notes, interviews and what applicants sent you, with your right to work notes',
  ],
  ends: 'Open jobs close and their applicants are told you’ve left. Your plan ends today without a refund. Everyone in your team is signed out. We’ll email them to confirm.',
  stays:
    'People who applied keep the job, your company’s name, the status and the dates. Anyone you confirmed a skill for keeps that too. We keep invoices for 6 years, as the law says.',
  erase: employer.eraseEmployerAccount,
}

/** Anybody else goes alone. */
export const memberErasure: Erasure = {
  title: 'Delete your account?',
  submit: 'Delete my account',
  goes: ['Your account, and your place in the team', 'Your notifications, settings and feedback'],
  ends: 'You’re signed out everywhere. We’ll email you to confirm.',
  stays: 'Your company carries on without you. It keeps its jobs, pictures and messages, and the notes you made about applicants.',
  erase: employer.eraseEmployerAccount,
}
