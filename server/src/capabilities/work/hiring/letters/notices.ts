/** What each side reads on its screen of what the other did or of what time did. Names of applicants stay out of it: push shows it too. */
import { meetingNotices } from '#server/capabilities/work/hiring/letters/meeting-notices'
import type { Text } from '#server/capabilities/work/hiring/letters/notice-text'

export const notices = {
  ...meetingNotices,
  received: {
    to: 'seeker',
    kind: 'application_received',
    subject: ({ employer }) => `${employer} has your application`,
    says: ({ job }) => `${job}. Follow or withdraw it under Applications.`,
  },
  applied: {
    to: 'employer',
    kind: 'new_application',
    subject: ({ job }) => `New applicant: ${job}`,
    says: ({ replyBy }) => `Read their application and reply by ${replyBy}.`,
  },
  viewed: {
    to: 'seeker',
    kind: 'application_viewed',
    subject: ({ employer }) => `${employer} viewed your application`,
    says: ({ job }) => `${job}. Nothing to do for now.`,
  },
  document_viewed: {
    to: 'seeker',
    kind: 'document_viewed',
    subject: ({ employer }) => `${employer} viewed your document`,
    says: ({ job, said }) => `${said}, sent for ${job}.`,
  },
  hours_near: {
    to: 'seeker',
    kind: 'hours_limit_warning',
    subject: () => 'Check your weekly hours',
    says: ({ job, said }) => `You accepted ${job}. ${said}`,
  },
  in_review: {
    to: 'seeker',
    kind: 'application_in_review',
    subject: ({ employer }) => `In review at ${employer}`,
    says: ({ job }) => `${job}. They’re reviewing your application. Nothing to do for now.`,
  },
  shortlisted: {
    to: 'seeker',
    kind: 'shortlisted',
    subject: ({ employer }) => `${employer} shortlisted you`,
    says: ({ job }) => `${job}. Nothing to do for now.`,
  },
  interview_invited: {
    to: 'seeker',
    kind: 'interview_invited',
    subject: ({ employer }) => `Interview with ${employer}`,
    says: ({ job, deadline }) => `${job}. Answer their questions when it suits you and send by ${deadline}. You can read them first.`,
  },
  interview_due: {
    to: 'seeker',
    kind: 'interview_deadline_24h',
    subject: ({ employer }) => `Interview due soon: ${employer}`,
    says: ({ deadline }) => `Send it by ${deadline}. Need longer? Ask now.`,
  },
  interview_extended: {
    to: 'seeker',
    kind: 'interview_extended',
    subject: ({ employer }) => `${employer} gave you more time`,
    says: ({ job, deadline }) => `${job}. Send your interview by ${deadline}.`,
  },
  interview_adjusted: {
    to: 'seeker',
    kind: 'interview_adjusted',
    subject: ({ employer }) => `${employer} replied to you`,
    says: ({ job }) => `${job}. They’ve replied to your request for another way to answer.`,
  },
  interview_cancelled: {
    to: 'seeker',
    kind: 'interview_cancelled',
    subject: ({ employer }) => `Interview cancelled: ${employer}`,
    says: ({ job }) => `${job}. You’re still in review. Nothing to do for now.`,
  },
  interview_submitted: {
    to: 'employer',
    kind: 'interview_submitted',
    subject: ({ job }) => `Interview received: ${job}`,
    says: () => 'View their answers. They’ll see when you do.',
  },
  interview_lapsed: {
    to: 'employer',
    kind: 'interview_lapsed',
    subject: ({ job }) => `Interview missed: ${job}`,
    says: () => 'They didn’t send it in time, so it’s your turn to reply. You can invite them once more.',
  },
  extension_asked: {
    to: 'employer',
    kind: 'interview_extension_asked',
    subject: ({ job }) => `More time needed: ${job}`,
    says: ({ deadline }) => `An applicant can’t send their interview by ${deadline}. Give them more time?`,
  },
  adjustment_asked: {
    to: 'employer',
    kind: 'interview_adjustment_asked',
    subject: ({ job }) => `Interview request: ${job}`,
    says: () => 'An applicant has asked to answer in another way. They don’t have to say why.',
  },
  reopened: {
    to: 'seeker',
    kind: 'application_reopened',
    subject: ({ employer }) => `${employer} is looking again`,
    says: ({ job }) => `${job}. Your application is back in review.`,
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
    says: ({ said, hasOffer }) => `${said}. ${hasOffer ? 'Your offer doesn’t change.' : 'Check it still fits you.'}`,
  },
  offered: {
    to: 'seeker',
    kind: 'offer_received',
    subject: ({ employer }) => `${employer} offered you the job`,
    says: ({ job, expires }) => `${job}. Read the terms, then accept or decline by ${expires}.`,
  },
  offer_expiring: {
    to: 'seeker',
    kind: 'offer_expiring_24h',
    subject: ({ employer }) => `Reply to ${employer} soon`,
    says: ({ job, expires }) => `${job}. Accept or decline their offer by ${expires}.`,
  },
  offer_changed: {
    to: 'seeker',
    kind: 'offer_changed',
    subject: ({ employer }) => `${employer} changed your offer`,
    says: ({ job }) => `${job}. New terms replace the old ones. Read them before you reply.`,
  },
  offer_rescinded: {
    to: 'seeker',
    kind: 'offer_rescinded',
    subject: ({ employer }) => `${employer} withdrew your offer`,
    says: ({ job }) => `${job}. Their reason is in your application.`,
  },
  offer_expired: {
    to: 'employer',
    kind: 'offer_expired',
    subject: ({ job }) => `Offer expired: ${job}`,
    says: () => 'They didn’t reply in time. You can offer once more.',
  },
  offer_accepted: {
    to: 'employer',
    kind: 'offer_accepted',
    subject: ({ job }) => `Offer accepted: ${job}`,
    says: () => 'You can now see how to reach them. Check their right to work before day one, then mark them as hired.',
  },
  offer_declined: {
    to: 'employer',
    kind: 'offer_declined',
    subject: ({ job }) => `Offer declined: ${job}`,
    says: () => 'You can offer the place to someone else.',
  },
  asked: {
    to: 'employer',
    kind: 'offer_question',
    subject: ({ job }) => `Offer question: ${job}`,
    says: () => 'Someone you offered the job has a question.',
  },
  employer_wrote: {
    to: 'seeker',
    kind: 'message_received',
    subject: ({ employer }) => `Message from ${employer}`,
    says: ({ job }) => `It’s about ${job}.`,
  },
  seeker_wrote: {
    to: 'employer',
    kind: 'message_received',
    subject: ({ job }) => `New message: ${job}`,
    says: () => 'An applicant sent you a message.',
  },
  hired: {
    to: 'seeker',
    kind: 'hired',
    subject: ({ employer }) => `You’re hired at ${employer}`,
    says: ({ job }) => `${job}. Good luck on your first day.`,
  },
  rejected: {
    to: 'seeker',
    kind: 'application_rejected',
    subject: ({ employer }) => `Not this time: ${employer}`,
    says: ({ job }) => `${job}. They’ve turned down your application. Their reason is in it.`,
  },
  withdrawn: {
    to: 'employer',
    kind: 'application_withdrawn',
    subject: ({ job }) => `Applicant withdrew: ${job}`,
    says: () => 'They no longer want to be considered.',
  },
  erased: {
    to: 'employer',
    kind: 'application_withdrawn',
    subject: ({ job }) => `Applicant withdrew: ${job}`,
    says: () => 'They no longer want to be considered.',
  },
  closed_no_reply: {
    to: 'seeker',
    kind: 'application_closed_no_reply',
    subject: ({ employer }) => `No reply from ${employer}`,
    says: ({ job }) => `${job}. They didn’t reply in time, so we closed your application. You can apply once more.`,
  },
  closed_job: {
    to: 'seeker',
    kind: 'job_closed',
    subject: ({ job }) => `Job closed: ${job}`,
    says: ({ said }) => `${said} This closed your application too.`,
  },
  reply_due: {
    to: 'employer',
    kind: 'reply_due_soon',
    subject: ({ job, replyBy }) => `Reply due ${replyBy}: ${job}`,
    says: () => 'Someone who applied is waiting to hear from you.',
  },
  reply_overdue: {
    to: 'employer',
    kind: 'reply_overdue',
    subject: ({ job }) => `Reply overdue: ${job}`,
    says: () => 'Reply within 7 days or we’ll close the application and your reply rate will drop.',
  },
  has_started: {
    to: 'seeker',
    kind: 'start_check',
    subject: ({ employer }) => `Started at ${employer} yet?`,
    says: ({ job }) => `${job}. If you have, ask them to mark you as hired, or we’ll close your application in 14 days.`,
  },
  has_hired: {
    to: 'employer',
    kind: 'start_check',
    subject: ({ job }) => `Have they started? ${job}`,
    says: () => 'If they have, mark them as hired now, or we’ll close the application in 14 days.',
  },
} as const satisfies Record<string, Text>
export type Notice = keyof typeof notices
export type NoticeTo<Side extends Text['to']> = { [K in Notice]: (typeof notices)[K]['to'] extends Side ? K : never }[Notice]
export const isToSeeker = (notice: Notice): notice is NoticeTo<'seeker'> => notices[notice].to === 'seeker'
