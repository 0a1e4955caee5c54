/** What each status of an application is called. Imports nothing but the type. */
import type { ApplicationStatus } from '#contract/states/application/application'

export const applicationWords: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'Sent',
  in_review: 'In review',
  interview_invited: 'Invited',
  interview_submitted: 'Interview sent',
  shortlisted: 'Shortlisted',
  offered: 'Offer',
  offer_accepted: 'Offer accepted',
  hired: 'Hired',
  rejected: 'Not this time',
  withdrawn: 'You withdrew',
  offer_declined: 'You declined',
  offer_expired: 'Offer expired',
  offer_rescinded: 'Offer withdrawn',
  closed_no_reply: 'Closed, no reply',
  closed_job: 'Job closed',
}

/** What its seeker calls an application, where they had accepted before they withdrew too. */
export const applicationWord = ({ status, hasPulledOut }: { readonly status: ApplicationStatus; readonly hasPulledOut: boolean }): string =>
  hasPulledOut ? 'You pulled out' : applicationWords[status]
