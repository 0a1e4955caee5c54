import { type EmployerMailFacts, type Words, onDay, when } from '#server/capabilities/work/hiring/letters/mail-words'
import { meetingLettersToEmployer } from '#server/capabilities/work/hiring/letters/meeting-letters.employer'
import { reasonLine } from '#server/capabilities/work/hiring/letters/reason-line'
import { employerPath } from '#server/capabilities/work/hiring/letters/employer-path'
import { JOB_CLOSED, placeFree } from '#server/capabilities/work/hiring/letters/place-words'
import type { NoticeTo } from '#server/capabilities/work/hiring/letters/notices'
import { type Circular, preheader, subject } from '#server/platform/email/port'

const replyBy = ({ row, now }: EmployerMailFacts): string => onDay(row.replyBy, now, 'the promised day')
const deadline = ({ row, now }: EmployerMailFacts): string => when(row.interviewDeadline, now, 'the deadline')
const view = 'View applicant'

/** The words of each notice to an employer. Every one names the applicant as the screens do. */
const words: Readonly<Record<NoticeTo<'employer'>, (job: string, who: string, facts: EmployerMailFacts) => Words>> = {
  applied: (job, who, facts) => ({
    subject: subject`New applicant for ${job}: ${who}`,
    preheader: preheader`Reply by ${replyBy(facts)}.`,
    heading: `New applicant: ${who}`,
    paragraphs: [`${who} applied for ${job}. Read the application and reply by ${replyBy(facts)}.`],
    button: view,
  }),
  ...meetingLettersToEmployer,
  interview_submitted: (job, who, facts) => ({
    subject: subject`Interview received for ${job}: ${who}`,
    preheader: preheader`View the answers and reply by ${replyBy(facts)}.`,
    heading: `${who} sent the interview`,
    paragraphs: [`It’s for ${job}. View the answers and reply by ${replyBy(facts)}.`, `${who} will see when you do.`],
    button: 'View interview',
  }),
  interview_lapsed: (job, who, facts) => ({
    subject: subject`Interview not sent for ${job}: ${who}`,
    preheader: preheader`It’s your turn to reply, by ${replyBy(facts)}.`,
    heading: `${who} didn’t send the interview`,
    paragraphs: [`The deadline for ${job} has passed, so it’s your turn to reply by ${replyBy(facts)}.`, 'You can invite them once more.'],
    button: view,
  }),
  extension_asked: (job, who, facts) => ({
    subject: subject`${who} needs more time: ${job}`,
    preheader: preheader`The interview is due by ${deadline(facts)}. Give more days?`,
    heading: `${who} needs more time`,
    paragraphs: [`${who} can’t send the interview for ${job} by ${deadline(facts)}. Give more days?`],
    button: 'Give more time',
  }),
  adjustment_asked: (job, who, facts) => ({
    subject: subject`Interview request for ${job}: ${who}`,
    preheader: preheader`Reply before the interview is due by ${deadline(facts)}.`,
    heading: `${who} asked to answer in another way`,
    paragraphs: [`It’s about the interview for ${job}, due by ${deadline(facts)}.`, `${who} doesn’t have to say why.`],
    button: 'Reply',
  }),
  offer_expired: (job, who) => ({
    subject: subject`Offer expired for ${job}: ${who}`,
    preheader: 'You can offer it once more, or choose someone else.',
    heading: `Your offer to ${who} expired`,
    paragraphs: [`${who} didn’t reply in time about ${job}.`, 'You can offer it once more, or choose someone else.'],
    button: view,
  }),
  offer_accepted: (job, who) => ({
    subject: subject`Offer accepted for ${job}: ${who}`,
    preheader: 'Check their right to work before their first day.',
    heading: `${who} accepted your offer`,
    paragraphs: [
      `You can now see how to reach them about ${job}.`,
      'You must check their right to work before their first day. Then mark them as hired.',
    ],
    button: view,
  }),
  offer_declined: (job, who, { row }) => ({
    subject: subject`Offer declined for ${job}: ${who}`,
    preheader: 'You can offer the place to someone else.',
    heading: `${who} declined your offer`,
    paragraphs: [`It was for ${job}. You can offer the place to someone else.`, reasonLine(row)].filter(Boolean),
    button: view,
  }),
  asked: (job, who, { row, now }) => ({
    subject: subject`Question about your offer from ${who}: ${job}`,
    preheader: preheader`Reply before the offer expires on ${when(row.offerExpiresAt, now, 'its last day')}.`,
    heading: `${who} has a question about your offer`,
    paragraphs: [`It’s about ${job}. Reply before the offer expires on ${when(row.offerExpiresAt, now, 'its last day')}.`],
    button: 'Reply',
  }),
  seeker_wrote: (job, who) => ({
    subject: subject`Message from ${who}: ${job}`,
    preheader: 'Read it and reply on the applicant’s page.',
    heading: `${who} sent you a message`,
    paragraphs: [`It’s about ${job}. You can reply on the applicant’s page.`],
    button: 'Read message',
  }),
  change_confirmed: (job, who) => ({
    subject: subject`${who} can still do it: ${job}`,
    preheader: 'You changed the job, and it still fits them. Nothing to do.',
    heading: `${who} can still do it`,
    paragraphs: [`You changed ${job}, and ${who} says it still fits. Nothing to do.`],
    button: view,
  }),
  times_agreed: (job, who, { said = 'the new times' }) => ({
    subject: subject`${who} can do the new times: ${job}`,
    preheader: preheader`You’ve now agreed ${said}.`,
    heading: `${who} can do the new times`,
    paragraphs: [`For ${job}, you’ve now agreed ${said}. Nothing to do.`],
    button: view,
  }),
  times_kept: (job, who, { said = 'the agreed times' }) => ({
    subject: subject`${who} keeps the agreed times: ${job}`,
    preheader: preheader`They work ${said}, as agreed.`,
    heading: `${who} keeps the agreed times`,
    paragraphs: [`For ${job}, ${who} works ${said}, as agreed. To talk about it, message them.`],
    button: view,
  }),
  withdrawn: (job, who, { row }) => ({
    subject: subject`${who} withdrew: ${job}`,
    preheader: 'Nothing to do. View your other applicants.',
    heading: `${who} withdrew`,
    paragraphs: [`${who} no longer wants to be considered for ${job}. Nothing to do.`, reasonLine(row)].filter(Boolean),
    button: 'View applicants',
  }),
  pulled_out: (job, who, { row, isJobOpen, said }) => ({
    subject: subject`${who} has pulled out: ${job}`,
    preheader: preheader`They’d accepted your offer. ${isJobOpen ? 'See who can cover.' : JOB_CLOSED}`,
    heading: `${who} has pulled out`,
    paragraphs: [
      `${who} had accepted your offer for ${job} and can’t take it after all. ${isJobOpen ? placeFree(said) : JOB_CLOSED}`,
      reasonLine(row),
    ].filter(Boolean),
    button: isJobOpen ? 'Fill their place' : 'View applicants',
  }),
  pulled_out_erased: (job, _who, { isJobOpen, said }) => ({
    subject: subject`Someone has pulled out: ${job}`,
    preheader: preheader`They’d accepted your offer. ${isJobOpen ? 'See who can cover.' : JOB_CLOSED}`,
    heading: 'Someone has pulled out',
    paragraphs: [`Someone who’d accepted your offer for ${job} has deleted their account. ${isJobOpen ? placeFree(said) : JOB_CLOSED}`],
    button: isJobOpen ? 'Fill their place' : 'View applicants',
  }),
  erased: (job) => ({
    subject: subject`An applicant withdrew: ${job}`,
    preheader: 'Nothing to do. View your other applicants.',
    heading: 'An applicant withdrew',
    paragraphs: [`Someone who applied for ${job} has deleted their account. Nothing to do.`],
    button: 'View applicants',
  }),
  reply_due: (job, who, facts) => ({
    subject: subject`Reply due ${replyBy(facts)}: ${who}, ${job}`,
    preheader: preheader`${who} is waiting to hear from you.`,
    heading: `Reply to ${who} by ${replyBy(facts)}`,
    paragraphs: [`${who} applied for ${job} and is waiting to hear from you.`],
    button: 'Reply now',
  }),
  reply_overdue: (job, who) => ({
    subject: subject`Reply late: ${who}, ${job}`,
    preheader: 'Reply within 7 days or we’ll close the application.',
    heading: `Your reply to ${who} is late`,
    paragraphs: [
      `${who} applied for ${job} and is still waiting.`,
      'Reply within 7 days or we’ll close the application and your reply rate will drop.',
    ],
    button: 'Reply now',
  }),
  has_hired: (job, who) => ({
    subject: subject`Has ${who} started? ${job}`,
    preheader: 'If so, mark them as hired within 14 days.',
    heading: `Has ${who} started?`,
    paragraphs: [
      `${who} accepted your offer for ${job}. If they’ve started, mark them as hired now.`,
      'Otherwise we’ll close the application in 14 days.',
    ],
    button: view,
  }),
}

/** What is sent because its person has left: it must outlive what is known of them. */
const outlives: readonly NoticeTo<'employer'>[] = ['erased', 'pulled_out_erased', 'meeting_over_erased']
/** A mail to everybody in the company of an application, but for the addresses. */
export function employerLetter(notice: NoticeTo<'employer'>, facts: EmployerMailFacts): Circular {
  const { row, employer, applicant } = facts
  const { button: label, ...letter } = words[notice](row.jobTitle, applicant, facts)
  const why = `You’re getting this because you’re on ${employer}’s team.`
  return { ...letter, button: { label, path: employerPath(notice, row) }, why, ...(!outlives.includes(notice) && { about: row.seekerId }) }
}
