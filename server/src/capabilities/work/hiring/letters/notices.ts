/** What each side reads on its screen of what the other did or of what time did. Names of applicants stay out of it: push shows it too. */
import type { EmployerNotificationType, SeekerNotificationType, ToldType } from '@evenshift/contract/states/notification'

export interface Facts {
  readonly job: string
  readonly employer: string
  /** The deadline of the interview, in words. */
  readonly deadline: string
  /** When the offer expires, in words. */
  readonly expires: string
  /** Why a job ended, which shift is filled, or what of a job changed. */
  readonly said: string
}
export type Text = {
  readonly subject: (facts: Facts) => string
  readonly says: (facts: Facts) => string
} & (
  | { readonly to: 'seeker'; readonly kind: SeekerNotificationType & ToldType }
  | { readonly to: 'employer'; readonly kind: EmployerNotificationType & ToldType }
)

export const notices = {
  received: {
    to: 'seeker',
    kind: 'application_received',
    subject: ({ job }) => `Your application for ${job} was sent`,
    says: ({ employer }) => `${employer} has it now. You can follow it, or withdraw it, under Applications.`,
  },
  applied: {
    to: 'employer',
    kind: 'new_application',
    subject: ({ job }) => `Somebody applied for ${job}`,
    says: () => 'Sign in to read the application and to answer it.',
  },
  in_review: {
    to: 'seeker',
    kind: 'application_in_review',
    subject: ({ job }) => `Your application is being looked at: ${job}`,
    says: ({ employer }) => `${employer} is looking at your application. There is nothing you need to do now.`,
  },
  shortlisted: {
    to: 'seeker',
    kind: 'shortlisted',
    subject: ({ job }) => `You are on the shortlist for ${job}`,
    says: ({ employer }) => `${employer} put you on the shortlist. There is nothing you need to do now.`,
  },
  interview_invited: {
    to: 'seeker',
    kind: 'interview_invited',
    subject: ({ job }) => `You are invited to an interview: ${job}`,
    says: ({ employer, deadline }) =>
      `${employer} sends you some questions, which you answer in your own time. Send your answers by ${deadline}. Sign in to read the questions; you can do so before you begin.`,
  },
  interview_due: {
    to: 'seeker',
    kind: 'interview_deadline_24h',
    subject: ({ job }) => `Your interview is due soon: ${job}`,
    says: ({ employer, deadline }) => `${employer} waits for your answers until ${deadline}. If you need more days, ask for them now.`,
  },
  interview_extended: {
    to: 'seeker',
    kind: 'interview_extended',
    subject: ({ job }) => `You have more time for your interview: ${job}`,
    says: ({ employer, deadline }) => `${employer} now waits for your answers until ${deadline}.`,
  },
  interview_adjusted: {
    to: 'seeker',
    kind: 'interview_adjusted',
    subject: ({ job }) => `About your interview: ${job}`,
    says: ({ employer }) => `${employer} has answered your wish for another way to take part. Sign in to read the answer.`,
  },
  interview_cancelled: {
    to: 'seeker',
    kind: 'interview_cancelled',
    subject: ({ job }) => `Your interview was cancelled: ${job}`,
    says: ({ employer }) => `${employer} goes on without it and is looking at your application. There is nothing you need to do now.`,
  },
  interview_submitted: {
    to: 'employer',
    kind: 'interview_submitted',
    subject: ({ job }) => `An interview was sent: ${job}`,
    says: () => 'Sign in to look at the answers. The applicant sees when you did.',
  },
  interview_lapsed: {
    to: 'employer',
    kind: 'interview_lapsed',
    subject: ({ job }) => `An interview was not sent in time: ${job}`,
    says: () => 'The deadline has passed, and the application waits for you again. You can invite once more.',
  },
  extension_asked: {
    to: 'employer',
    kind: 'interview_extension_asked',
    subject: ({ job }) => `Somebody asks for more days: ${job}`,
    says: ({ deadline }) => `Somebody you invited to an interview needs longer than until ${deadline}. Sign in to put off the deadline.`,
  },
  adjustment_asked: {
    to: 'employer',
    kind: 'interview_adjustment_asked',
    subject: ({ job }) => `Somebody asks for another way to answer: ${job}`,
    says: () => 'Somebody you invited to an interview asks to take part in another way. Nobody has to say why. Sign in to answer.',
  },
  reopened: {
    to: 'seeker',
    kind: 'application_reopened',
    subject: ({ job }) => `Your application for ${job} is open again`,
    says: ({ employer }) => `${employer} is looking at your application once more. You can withdraw it under Applications.`,
  },
  shift_filled: {
    to: 'seeker',
    kind: 'shift_filled',
    subject: ({ said, employer }) => `The ${said} shift at ${employer} is filled`,
    says: ({ job }) => `Your application for ${job} stays open. If you can work another shift, message them.`,
  },
  job_changed: {
    to: 'seeker',
    kind: 'job_changed',
    subject: ({ job }) => `${job} has changed`,
    says: ({ employer, said }) => `${employer} changed it: ${said}. Check it still fits you.`,
  },
  offered: {
    to: 'seeker',
    kind: 'offer_received',
    subject: ({ job }) => `You have an offer: ${job}`,
    says: ({ employer }) => `${employer} offers you the job. Sign in to read the terms, and accept or decline before the offer runs out.`,
  },
  offer_expiring: {
    to: 'seeker',
    kind: 'offer_expiring_24h',
    subject: ({ job }) => `Your offer is about to expire: ${job}`,
    says: ({ employer, expires }) => `Tell ${employer} yes or no by ${expires}.`,
  },
  offer_changed: {
    to: 'seeker',
    kind: 'offer_changed',
    subject: ({ job }) => `Your offer has changed: ${job}`,
    says: ({ employer }) => `${employer} sent you new terms. The old ones no longer count. Sign in to read them before you answer.`,
  },
  offer_rescinded: {
    to: 'seeker',
    kind: 'offer_rescinded',
    subject: ({ job }) => `Your offer was withdrawn: ${job}`,
    says: ({ employer }) => `${employer} has withdrawn its offer. The reason stands in your application.`,
  },
  offer_expired: {
    to: 'employer',
    kind: 'offer_expired',
    subject: ({ job }) => `An offer ran out: ${job}`,
    says: () => 'The applicant did not answer in time. You can make the offer once more.',
  },
  offer_accepted: {
    to: 'employer',
    kind: 'offer_accepted',
    subject: ({ job }) => `Your offer was accepted: ${job}`,
    says: () => 'You can see the phone number and email now. Check the right to work before the first day, then mark the person hired.',
  },
  offer_declined: {
    to: 'employer',
    kind: 'offer_declined',
    subject: ({ job }) => `Your offer was declined: ${job}`,
    says: () => 'The place is free for somebody else.',
  },
  asked: {
    to: 'employer',
    kind: 'offer_question',
    subject: ({ job }) => `A question about your offer: ${job}`,
    says: () => 'Somebody you made an offer asks about it. Sign in to read the question.',
  },
  employer_wrote: {
    to: 'seeker',
    kind: 'message_received',
    subject: ({ job }) => `A message about ${job}`,
    says: ({ employer }) => `${employer} wrote to you about your application. Sign in to read it and to answer.`,
  },
  seeker_wrote: {
    to: 'employer',
    kind: 'message_received',
    subject: ({ job }) => `A message from an applicant: ${job}`,
    says: () => 'Somebody who applied wrote to you. Sign in to read it and to answer.',
  },
  hired: {
    to: 'seeker',
    kind: 'hired',
    subject: ({ job }) => `You are hired: ${job}`,
    says: ({ employer }) => `${employer} has marked you as hired. Good luck on your first day.`,
  },
  rejected: {
    to: 'seeker',
    kind: 'application_rejected',
    subject: ({ job }) => `Not this time: ${job}`,
    says: ({ employer }) => `${employer} has decided not to go on with your application. The reason stands in it.`,
  },
  withdrawn: {
    to: 'employer',
    kind: 'application_withdrawn',
    subject: ({ job }) => `An application was withdrawn: ${job}`,
    says: () => 'The applicant no longer wants to be considered.',
  },
  erased: {
    to: 'employer',
    kind: 'application_withdrawn',
    subject: ({ job }) => `An application was withdrawn: ${job}`,
    says: () => 'The applicant no longer wants to be considered.',
  },
  closed_no_reply: {
    to: 'seeker',
    kind: 'application_closed_no_reply',
    subject: ({ job }) => `No answer: ${job}`,
    says: ({ employer }) => `${employer} did not answer in time, so we closed your application. You may apply once more.`,
  },
  closed_job: {
    to: 'seeker',
    kind: 'job_closed',
    subject: ({ job }) => `This job has ended: ${job}`,
    says: () => 'Your application was closed with the job. Why it ended stands in your application.',
  },
  reply_due: {
    to: 'employer',
    kind: 'reply_due_soon',
    subject: ({ job }) => `An answer is due soon: ${job}`,
    says: () => 'Somebody who applied is waiting, and the time in which you promised an answer is almost over.',
  },
  reply_overdue: {
    to: 'employer',
    kind: 'reply_overdue',
    subject: ({ job }) => `An answer is overdue: ${job}`,
    says: () =>
      'Somebody who applied is still waiting. Without an answer within 7 days we close the application, and your reply rate falls.',
  },
  has_started: {
    to: 'seeker',
    kind: 'start_check',
    subject: ({ job }) => `Have you begun: ${job}?`,
    says: ({ employer }) =>
      `${employer} has not marked you as hired yet. If you have begun, ask them to. In 14 days we close the application.`,
  },
  has_hired: {
    to: 'employer',
    kind: 'start_check',
    subject: ({ job }) => `Has the work begun: ${job}?`,
    says: () =>
      'Somebody accepted your offer and is not marked as hired. If they have begun, mark them now. In 14 days we close the application.',
  },
} as const satisfies Record<string, Text>
export type Notice = keyof typeof notices
export type NoticeTo<Side extends Text['to']> = { [K in Notice]: (typeof notices)[K]['to'] extends Side ? K : never }[Notice]
export const isToSeeker = (notice: Notice): notice is NoticeTo<'seeker'> => notices[notice].to === 'seeker'
