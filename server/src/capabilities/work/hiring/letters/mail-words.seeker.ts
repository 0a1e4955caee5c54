import { rejectReasons } from '@evenshift/contract/states/application/application'
import { movedWords } from '@evenshift/contract/states/application/new-times'
import { timesStay } from '#server/capabilities/work/hiring/letters/times-words'
import { type MailFacts, type Words, onDay, when } from '#server/capabilities/work/hiring/letters/mail-words'
import type { NoticeTo } from '#server/capabilities/work/hiring/letters/notices'
import { meetingLettersToSeeker } from '#server/capabilities/work/hiring/letters/meeting-letters.seeker'
import { jobLettersToSeeker } from '#server/capabilities/work/hiring/letters/mail-words.job'
import { offerTerms } from '#server/capabilities/work/hiring/letters/mail-words.offer'
import { reasonWords } from '#server/capabilities/work/hiring/letters/mail-words.reasons'
import { dayWords, londonDate } from '#server/capabilities/ground/reference/public'
import { type Circular, preheader, subject } from '#server/platform/email/port'

/** The times of an application in words. */
const timesOf = ({ row, now }: MailFacts) => ({
  deadline: when(row.interviewDeadline, now, 'the deadline'),
  replyBy: onDay(row.replyBy, now, 'the promised day'),
  expires: when(row.offerExpiresAt, now, 'the last day'),
})
const whyNot = ({ row }: MailFacts): string => reasonWords[rejectReasons.find((one) => one === row.reason) ?? 'other']

const interviewAt = ({ row }: MailFacts): string => `/interview/${row.id}`
const view = 'View application'

/** The words of each notice to a seeker that is mailed too; null where it is not. */
const words: Readonly<Record<NoticeTo<'seeker'>, ((job: string, employer: string, facts: MailFacts) => Words) | null>> = {
  received: (job, employer, facts) => ({
    subject: subject`Application sent: ${job} at ${employer}`,
    preheader: preheader`You’ll hear back by ${timesOf(facts).replyBy}.`,
    heading: `${employer} has your application`,
    paragraphs: [
      `You applied for ${job}. You’ll hear back by ${timesOf(facts).replyBy}.`,
      'You can follow or withdraw it from your applications.',
    ],
    button: view,
  }),
  ...meetingLettersToSeeker,
  ...jobLettersToSeeker,
  viewed: null,
  document_viewed: null,
  hours_near: null,
  in_review: null,
  shortlisted: (job, employer) => ({
    subject: subject`You’re shortlisted: ${job} at ${employer}`,
    preheader: 'Nothing to do for now. They’ll be in touch.',
    heading: `${employer} shortlisted you`,
    paragraphs: [`You’re on the shortlist for ${job}. Nothing to do for now.`],
    button: view,
  }),
  interview_invited: (job, employer, facts) => ({
    subject: subject`${employer} invited you to an interview: ${job}`,
    preheader: preheader`Send your answers by ${timesOf(facts).deadline}.`,
    heading: `Interview with ${employer}`,
    paragraphs: [
      `It’s for ${job}. Answer their questions when it suits you.`,
      `You can read them first. Send your answers by ${timesOf(facts).deadline}.`,
    ],
    button: 'View questions',
    path: interviewAt(facts),
  }),
  interview_due: (job, employer, facts) => ({
    subject: subject`Send your ${employer} interview by ${timesOf(facts).deadline}`,
    preheader: preheader`${job}. Need longer? Ask now.`,
    heading: `Send your interview by ${timesOf(facts).deadline}`,
    paragraphs: [`${employer} is waiting for your answers for ${job}.`, 'Need longer? Ask for more time now.'],
    button: 'Continue interview',
    path: interviewAt(facts),
  }),
  interview_extended: (job, employer, facts) => ({
    subject: subject`More time: ${job} at ${employer}`,
    preheader: preheader`Send it by ${timesOf(facts).deadline}.`,
    heading: `${employer} gave you more time`,
    paragraphs: [`Send your interview for ${job} by ${timesOf(facts).deadline}.`],
    button: 'Continue interview',
    path: interviewAt(facts),
  }),
  interview_adjusted: (job, employer, facts) => ({
    subject: subject`Your interview request: ${job} at ${employer}`,
    preheader: preheader`They’ve replied. Send your interview by ${timesOf(facts).deadline}.`,
    heading: `${employer} replied to you`,
    paragraphs: [
      `They’ve replied to your request for another way to answer for ${job}.`,
      `Send your interview by ${timesOf(facts).deadline}.`,
    ],
    button: 'Read reply',
    path: interviewAt(facts),
  }),
  interview_cancelled: (job, employer) => ({
    subject: subject`Interview called off: ${job} at ${employer}`,
    preheader: 'You’re still in review. Nothing to do for now.',
    heading: 'Your interview was called off',
    paragraphs: [`${employer} no longer needs an interview for ${job}. You’re still in review. Nothing to do for now.`],
    button: view,
  }),
  reopened: (job, employer) => ({
    subject: subject`Back in review: ${job} at ${employer}`,
    preheader: 'Nothing to do for now. You can withdraw it if you’ve moved on.',
    heading: `${employer} is looking again`,
    paragraphs: [`Your application for ${job} is back in review. Nothing to do for now.`, 'If you’ve moved on, you can withdraw it.'],
    button: view,
  }),
  shift_filled: (job, employer, { said = 'one' }) => ({
    subject: subject`Shift filled: ${said}, ${job} at ${employer}`,
    preheader: 'Your application stays open. Can you work another shift?',
    heading: `The ${said} shift is filled`,
    paragraphs: [
      `It’s the shift you asked for at ${employer}, for ${job}. Your application stays open.`,
      'Can you work another shift? Tell them in a message.',
    ],
    button: view,
  }),
  shifts_filled: (job, employer, { said = '' }) => ({
    subject: subject`A shift is filled: ${job} at ${employer}`,
    preheader: 'Your application stays open. Nothing to do for now.',
    heading: 'A shift you asked for is filled',
    paragraphs: [said, `Your application for ${job} stays open. Nothing to do for now.`],
    button: view,
  }),
  shifts_free: (job, employer, { said = '' }) => ({
    subject: subject`A shift is free again: ${job} at ${employer}`,
    preheader: 'Your application is open. Nothing to do for now.',
    heading: 'A shift you asked for is free again',
    paragraphs: [said, `Your application for ${job} is open. Nothing to do for now.`],
    button: view,
  }),
  agreed_stays: (job, employer, { said = 'changed a shift of yours', moved }) => ({
    subject: moved ? subject`${job}’s ${moved.day} moved. Yours stays ${moved.agreed}` : subject`Your times stay: ${job} at ${employer}`,
    preheader: timesStay,
    heading: `${employer} changed a shift of yours`,
    paragraphs: [`${employer} changed ${job}. They ${said}.`, timesStay],
    button: 'View your job',
  }),
  times_asked: (job, employer, { row: { newTimes } }) => ({
    subject: subject`New times? ${job} at ${employer}`,
    preheader: 'Say if you can. Until you do, your times stay as agreed.',
    heading: 'Can you work the new times?',
    paragraphs: [`${employer} asks you to work new times for ${job}.`, 'Until you say yes, your times stay as agreed.'],
    facts: (newTimes?.shifts ?? []).map((moved) => ({ label: 'New times', value: movedWords([moved]) })),
    button: 'Reply',
  }),
  offered: (job, employer, facts) => ({
    subject: subject`Job offer: ${job} at ${employer}`,
    preheader: preheader`Accept or decline by ${timesOf(facts).expires}.`,
    heading: `${employer} offered you the job`,
    paragraphs: [
      `Good news: they’d like you for ${job}.`,
      ...(facts.offer?.message ? [`They say: “${facts.offer.message}”`] : []),
      `Nothing is agreed until you accept. Accept or decline by ${timesOf(facts).expires}, then it expires.`,
    ],
    ...offerTerms(facts.offer, facts.now),
    button: 'View offer',
  }),
  offer_expiring: (job, employer, facts) => ({
    subject: subject`Reply to ${employer} by ${timesOf(facts).expires}`,
    preheader: preheader`${job}: accept or decline before the offer expires.`,
    heading: `Your offer expires ${timesOf(facts).expires}`,
    paragraphs: [`${employer} is waiting for your reply about ${job}.`, 'Questions first? Ask them from the offer.'],
    ...offerTerms(facts.offer, facts.now),
    button: 'View offer',
  }),
  offer_changed: (job, employer, facts) => ({
    subject: subject`Your offer has changed: ${job} at ${employer}`,
    preheader: facts.said
      ? preheader`Accept or decline by ${timesOf(facts).expires}. Changed: ${facts.said}.`
      : preheader`Accept or decline by ${timesOf(facts).expires}.`,
    heading: `${employer} changed your offer`,
    paragraphs: [
      facts.said
        ? `What changed for ${job}: ${facts.said}.`
        : `They sent their offer for ${job} again. Its pay, hours, shifts and dates are the same.`,
      ...(facts.offer?.message ? [`They say: “${facts.offer.message}”`] : []),
      `The terms below replace the old ones. Accept or decline by ${timesOf(facts).expires}, then the offer expires.`,
    ],
    ...offerTerms(facts.offer, facts.now),
    button: 'View offer',
  }),
  offer_rescinded: (job, employer) => ({
    subject: subject`Offer withdrawn: ${job} at ${employer}`,
    preheader: 'Read their reason in your application.',
    heading: `${employer} withdrew your offer`,
    paragraphs: [
      `They’ve withdrawn their offer for ${job}. Their reason is in your application.`,
      'If you still want the job, you can apply again while it’s open.',
    ],
    button: 'See why',
  }),
  employer_wrote: (job, employer) => ({
    subject: subject`${employer} sent you a message: ${job}`,
    preheader: 'Read it and reply in your application.',
    heading: `${employer} sent you a message`,
    paragraphs: [`It’s about ${job}. You can reply in your application.`],
    button: 'Read message',
  }),
  hired: (job, employer, { row, said, now }) => {
    // Most are marked once they're there.
    const starts = row.startDate !== null && row.startDate > londonDate(now) ? `You start on ${dayWords(row.startDate, now)}.` : ''
    return {
      subject: subject`You’re hired: ${job} at ${employer}`,
      preheader: starts === '' ? 'Good luck in your new job.' : preheader`${starts}`,
      heading: `You’re hired at ${employer}`,
      paragraphs: [
        [`They’ve marked you as hired for ${job}.`, starts, 'Good luck in your new job.'].filter(Boolean).join(' '),
        ...(said === undefined ? [] : [said]),
      ],
      button: view,
    }
  },
  rejected: (job, employer, facts) => ({
    subject: subject`Not this time: ${job} at ${employer}`,
    preheader: 'See their reason, and what you could do next.',
    heading: 'Not this time',
    paragraphs: [
      `${employer} turned down your application for ${job}.`,
      whyNot(facts),
      'Other jobs may fit your week. You can find them under Find work.',
    ],
    button: 'See why',
  }),
  closed_no_reply: (job, employer) => ({
    subject: subject`No reply from ${employer}: ${job}`,
    preheader: 'We’ve closed your application. You can apply again.',
    heading: `No reply from ${employer}`,
    paragraphs: [
      `We’ve closed your application for ${job}.`,
      'They didn’t reply in time, and we’d reminded them twice. It counts in their reply rate.',
      'You can apply again while the job is open.',
    ],
    button: view,
  }),
  has_started: (job, employer) => ({
    subject: subject`Started at ${employer} yet? ${job}`,
    preheader: 'If you have, ask them to mark you as hired within 14 days.',
    heading: `Started at ${employer} yet?`,
    paragraphs: [
      `They haven’t marked you as hired for ${job}. If you’ve started, ask them to.`,
      'Otherwise we’ll close your application in 14 days.',
    ],
    button: view,
  }),
}

/** A mail to the seeker of an application, but for name and address; null where the notice is not mailed. */
export function seekerLetter(notice: NoticeTo<'seeker'>, facts: MailFacts): Omit<Circular, 'name'> | null {
  const { row, employer, answers } = facts
  const said = words[notice]?.(row.jobTitle, employer, facts)
  if (said === undefined) return null
  const { button: label, path = `/applications/${row.id}`, ...letter } = said
  const why = `You’re getting this because you applied to ${employer}.`
  if (answers === undefined) return { ...letter, button: { label, path }, why }
  const alone = 'Its buttons work without signing in, so don’t forward this email.'
  return { ...letter, answers, button: { label, path }, why: `${why} ${alone}` }
}
