/** What each side reads on its screen of what the other did or of what time did; push has words of its own. */
import { JOB_CLOSED, leftWords, placeFree, pulledOutWords } from '#server/capabilities/work/hiring/letters/place-words'
import { meetingNotices } from '#server/capabilities/work/hiring/letters/meeting-notices'
import { timesStay } from '#server/capabilities/work/hiring/letters/times-words'
import type { Text } from '#server/capabilities/work/hiring/letters/notice-text'

/** What an offer says now. */
const changedOffer = (job: string, said: string): string =>
  said === '' ? `Their offer for ${job} has new terms.` : `Their offer for ${job} changed: ${said}.`

export const notices = {
  ...meetingNotices,
  received: {
    to: 'seeker',
    kind: 'application_received',
    subject: ({ employer }) => `${employer} has your application`,
    says: ({ job }) => `You applied for ${job}.`,
  },
  applied: {
    to: 'employer',
    kind: 'new_application',
    subject: ({ applicant }) => `${applicant} applied`,
    says: ({ job, replyBy }) => `${job}. Reply by ${replyBy}.`,
    fact: ({ job }) => `${job}.`,
  },
  viewed: {
    to: 'seeker',
    kind: 'application_viewed',
    subject: ({ employer }) => `${employer} viewed your application`,
    says: ({ job }) => `${job}.`,
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
    says: ({ job }) => `They’re reviewing your application for ${job}.`,
  },
  shortlisted: {
    to: 'seeker',
    kind: 'shortlisted',
    subject: ({ employer }) => `${employer} shortlisted you`,
    says: ({ job }) => `You’re on their shortlist for ${job}.`,
  },
  interview_invited: {
    to: 'seeker',
    kind: 'interview_invited',
    subject: ({ employer }) => `Interview with ${employer}`,
    says: ({ job, deadline }) =>
      `They’d like an interview for ${job}. Answer when it suits you and send by ${deadline}. You can read the questions first.`,
    fact: ({ job }) => `They asked you to an interview for ${job}.`,
  },
  interview_due: {
    to: 'seeker',
    kind: 'interview_deadline_24h',
    subject: ({ employer }) => `Interview due soon: ${employer}`,
    says: ({ deadline }) => `Send it by ${deadline}. Need longer? Ask now.`,
    fact: ({ job }) => `They were waiting for your interview for ${job}.`,
  },
  interview_extended: {
    to: 'seeker',
    kind: 'interview_extended',
    subject: ({ employer }) => `${employer} gave you more time`,
    says: ({ job, deadline }) => `Send your interview for ${job} by ${deadline}.`,
    fact: ({ job }) => `You got longer for your interview for ${job}.`,
  },
  interview_adjusted: {
    to: 'seeker',
    kind: 'interview_adjusted',
    subject: ({ employer }) => `${employer} replied to you`,
    says: ({ job }) => `They’ve replied to your request for another way to answer, for ${job}.`,
  },
  interview_cancelled: {
    to: 'seeker',
    kind: 'interview_cancelled',
    subject: ({ employer }) => `Interview called off: ${employer}`,
    says: ({ job }) => `You don’t need to send answers for ${job}. You’re still in review.`,
  },
  interview_submitted: {
    to: 'employer',
    kind: 'interview_submitted',
    subject: ({ applicant }) => `${applicant} sent an interview`,
    says: ({ job }) => `${job}. They’ll see when you view it.`,
  },
  interview_lapsed: {
    to: 'employer',
    kind: 'interview_lapsed',
    subject: ({ applicant }) => `${applicant} missed the interview`,
    says: ({ job }) => `${job}. They didn’t send it in time, so it’s your turn to reply. You can invite them once more.`,
    fact: ({ job }) => `${job}. They didn’t send it in time.`,
  },
  extension_asked: {
    to: 'employer',
    kind: 'interview_extension_asked',
    subject: ({ applicant }) => `${applicant} needs more time`,
    says: ({ job, deadline }) => `${job}. They can’t send their interview by ${deadline}. Give them more time?`,
    fact: ({ job }) => `${job}. They asked for more time for their interview.`,
  },
  adjustment_asked: {
    to: 'employer',
    kind: 'interview_adjustment_asked',
    subject: ({ applicant }) => `${applicant} asked to answer in another way`,
    says: ({ job }) => `${job}. It’s about their interview. They don’t have to say why.`,
    fact: ({ job }) => `${job}. It was about their interview.`,
  },
  reopened: {
    to: 'seeker',
    kind: 'application_reopened',
    subject: ({ employer }) => `${employer} is looking again`,
    says: ({ job }) => `Your application for ${job} is back in review.`,
  },
  shift_filled: {
    to: 'seeker',
    kind: 'shift_filled',
    subject: ({ said, employer }) => `The ${said} shift at ${employer} is filled`,
    says: ({ job }) => `Your application for ${job} stays open. If you can work another shift, message them.`,
  },
  shifts_filled: {
    to: 'seeker',
    kind: 'shift_filled',
    subject: ({ employer }) => `A shift at ${employer} is filled`,
    says: ({ job, said }) => `You applied for ${job}. ${said}`,
  },
  shifts_free: {
    to: 'seeker',
    kind: 'shift_filled',
    subject: ({ employer }) => `A shift at ${employer} is free again`,
    says: ({ job, said }) => `You applied for ${job}. ${said}`,
  },
  job_changed: {
    to: 'seeker',
    kind: 'job_changed',
    subject: ({ job }) => `${job} has changed`,
    says: ({ said, fit, isAsked, line }) =>
      [`${said}.`, fit, isAsked && 'Check it still fits you.', line && `“${line}”`].filter(Boolean).join(' '),
    fact: ({ said, fit, hasOffer }) => (hasOffer ? `${said}. ${fit}` : `${said}.`),
  },
  agreed_stays: {
    to: 'seeker',
    kind: 'job_changed',
    subject: ({ employer }) => `${employer} changed a shift of yours`,
    says: ({ job, said }) => `For ${job}, they ${said}. ${timesStay}`,
  },
  times_asked: {
    to: 'seeker',
    kind: 'times_asked',
    subject: ({ employer }) => `New times at ${employer}?`,
    says: ({ job, said }) => `For ${job}: ${said}. Say if you can. Until you do, your times stay as agreed.`,
    fact: ({ job, said }) => `For ${job}, they asked for ${said}.`,
  },
  offered: {
    to: 'seeker',
    kind: 'offer_received',
    subject: ({ employer }) => `${employer} offered you the job`,
    says: ({ job, expires }) => `It’s for ${job}. Read the terms, then accept or decline by ${expires}.`,
    fact: ({ job }) => `They made you an offer for ${job}.`,
  },
  offer_expiring: {
    to: 'seeker',
    kind: 'offer_expiring_24h',
    subject: ({ employer }) => `Reply to ${employer} soon`,
    says: ({ job, expires }) => `Accept or decline their offer for ${job} by ${expires}.`,
    fact: ({ job }) => `They made you an offer for ${job}.`,
  },
  offer_changed: {
    to: 'seeker',
    kind: 'offer_changed',
    subject: ({ employer }) => `${employer} changed your offer`,
    says: ({ job, said, expires }) => `${changedOffer(job, said)} Accept or decline by ${expires}.`,
    fact: ({ job, said }) => changedOffer(job, said),
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
    subject: ({ applicant }) => `${applicant} didn’t reply to your offer`,
    says: ({ job }) => `${job}. It has expired. You can offer it once more.`,
  },
  offer_accepted: {
    to: 'employer',
    kind: 'offer_accepted',
    subject: ({ applicant }) => `${applicant} accepted your offer`,
    says: ({ job }) => `${job}. You can now see how to reach them. Check their right to work before day one, then mark them as hired.`,
    fact: ({ job }) => `${job}.`,
  },
  offer_declined: {
    to: 'employer',
    kind: 'offer_declined',
    subject: ({ applicant }) => `${applicant} declined your offer`,
    says: ({ job, reason }) => [`${job}.`, reason, 'You can offer the place to someone else.'].filter(Boolean).join(' '),
  },
  asked: {
    to: 'employer',
    kind: 'offer_question',
    subject: ({ applicant }) => `${applicant} asked about your offer`,
    says: ({ job }) => `${job}.`,
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
    subject: ({ applicant }) => `${applicant} sent you a message`,
    says: ({ job }) => `${job}.`,
  },
  hired: {
    to: 'seeker',
    kind: 'hired',
    subject: ({ employer }) => `You’re hired at ${employer}`,
    says: ({ job, said }) => [`They marked you as hired for ${job}. Good luck in your new job.`, said].filter(Boolean).join(' '),
  },
  rejected: {
    to: 'seeker',
    kind: 'application_rejected',
    subject: ({ employer }) => `Not this time: ${employer}`,
    says: ({ job }) => `${job}. They gave a reason.`,
  },
  change_confirmed: {
    to: 'employer',
    kind: 'change_confirmed',
    subject: ({ applicant }) => `${applicant} can still do it`,
    says: ({ job }) => `You changed ${job}, and they say it still fits.`,
  },
  times_agreed: {
    to: 'employer',
    kind: 'times_answered',
    subject: ({ applicant }) => `${applicant} can do the new times`,
    says: ({ job, said }) => `${job}. You’ve now agreed ${said}.`,
  },
  times_kept: {
    to: 'employer',
    kind: 'times_answered',
    subject: ({ applicant }) => `${applicant} keeps the agreed times`,
    says: ({ job, said }) => `${job}. They work ${said}, as agreed.`,
  },
  withdrawn: {
    to: 'employer',
    kind: 'application_withdrawn',
    subject: ({ applicant }) => `${applicant} withdrew`,
    says: ({ job, reason }) => [`${job}. They no longer want to be considered.`, reason].filter(Boolean).join(' '),
  },
  pulled_out: {
    to: 'employer',
    kind: 'pulled_out',
    subject: ({ applicant }) => `${applicant} has pulled out`,
    says: ({ job, reason, said }) => `${job}. ${pulledOutWords(reason, placeFree(said))}`,
    fact: ({ job, reason }) => `${job}. ${pulledOutWords(reason, JOB_CLOSED)}`,
  },
  pulled_out_erased: {
    to: 'employer',
    kind: 'pulled_out',
    subject: ({ applicant }) => `${applicant} has pulled out`,
    says: ({ job, said }) => `${job}. ${leftWords(placeFree(said))}`,
    fact: ({ job }) => `${job}. ${leftWords(JOB_CLOSED)}`,
  },
  erased: {
    to: 'employer',
    kind: 'application_withdrawn',
    subject: ({ applicant }) => `${applicant} withdrew`,
    says: ({ job }) => `${job}. They no longer want to be considered.`,
  },
  closed_no_reply: {
    to: 'seeker',
    kind: 'application_closed_no_reply',
    subject: ({ employer }) => `No reply from ${employer}`,
    says: ({ job }) => `They didn’t reply about ${job} in time, so we closed your application. You can apply again.`,
  },
  closed_job: {
    to: 'seeker',
    kind: 'job_closed',
    subject: ({ employer }) => `Job closed: ${employer}`,
    says: ({ job, said }) => `${said} Your application for ${job} is closed.`,
  },
  not_begun: {
    to: 'seeker',
    kind: 'job_closed',
    subject: ({ job }) => `Application closed: ${job}`,
    says: ({ employer }) => `${employer} didn’t mark you as hired in time. If you work there, nothing changes about your job or your pay.`,
  },
  reply_due: {
    to: 'employer',
    kind: 'reply_due_soon',
    subject: ({ applicant, replyBy }) => `${applicant} is due a reply by ${replyBy}`,
    says: ({ job }) => `${job}.`,
    fact: ({ job }) => `${job}. Dealt with.`,
  },
  reply_overdue: {
    to: 'employer',
    kind: 'reply_overdue',
    subject: ({ applicant }) => `${applicant} hasn’t had a reply`,
    says: ({ job, replyBy }) => `${job}. Due by ${replyBy}.`,
    fact: ({ job }) => `${job}. Dealt with.`,
  },
  has_started: {
    to: 'seeker',
    kind: 'start_check',
    subject: ({ employer }) => `Started at ${employer} yet?`,
    says: ({ job }) => `If you’ve started as ${job}, ask them to mark you as hired. Otherwise we’ll close your application in 14 days.`,
    fact: ({ employer }) => `You accepted ${employer}’s offer.`,
  },
  has_hired: {
    to: 'employer',
    kind: 'start_check',
    subject: ({ applicant }) => `Has ${applicant} started?`,
    says: ({ job }) => `${job}. If they have, mark them as hired now, or we’ll close the application in 14 days.`,
    fact: ({ job }) => `${job}. They said yes to your offer.`,
  },
} as const satisfies Record<string, Text>
export type Notice = keyof typeof notices
export type NoticeTo<Side extends Text['to']> = { [K in Notice]: (typeof notices)[K]['to'] extends Side ? K : never }[Notice]
export const isToSeeker = (notice: Notice): notice is NoticeTo<'seeker'> => notices[notice].to === 'seeker'
