import type { MailFacts, Words } from '#server/capabilities/work/hiring/letters/mail-words'
import type { MeetingNotice, meetingNotices } from '#server/capabilities/work/hiring/letters/meeting-notices'
import { meetingTerms, saidWith, theyReply, wordsOf } from '#server/capabilities/work/hiring/letters/meeting-words'
import { preheader, subject } from '#server/platform/email/port'

type ToSeeker = { [K in MeetingNotice]: (typeof meetingNotices)[K]['to'] extends 'seeker' ? K : never }[MeetingNotice]

/** The pay of a trial is owed whatever follows. */
const owed = ({ meeting }: MailFacts): string[] =>
  meeting?.pay == null ? [] : ['You’ll be paid for all of it, whether or not they offer you the job.']
const view = 'View application'

/** When, where and how, whoever picked the time. */
function agreed(job: string, employer: string, facts: MailFacts, heading: string): Words {
  const meeting = wordsOf(facts.meeting, facts.now)
  const { what, when } = meeting
  return {
    subject: subject`${what} agreed: ${employer}, ${when}`,
    preheader: preheader`It’s for ${job}.`,
    heading,
    paragraphs: [
      [`You’re meeting for ${job} on ${when}.`, ...theyReply(meeting)].join(' '),
      ...owed(facts),
      'Can’t make it? Move it or call it off in your application.',
    ],
    ...meetingTerms(facts.meeting, facts.now),
    button: view,
  }
}

/** The words of each mail about a meeting to a seeker. */
export const meetingLettersToSeeker: Readonly<Record<ToSeeker, (job: string, employer: string, facts: MailFacts) => Words>> = {
  meeting_proposed: (job, employer, facts) => {
    const meeting = wordsOf(facts.meeting, facts.now)
    const { what, it, answerBy } = meeting
    return {
      subject: subject`${what} with ${employer}: ${job}`,
      preheader: preheader`Pick a time or suggest others by ${answerBy}.`,
      heading: `${employer} would like to meet you`,
      paragraphs: [
        `You applied for ${job}, and they’d like a ${it}. Pick a time or suggest others by ${answerBy}.`,
        ...theyReply(meeting),
        ...owed(facts),
      ],
      ...meetingTerms(facts.meeting, facts.now),
      button: 'Pick a time',
    }
  },
  meeting_proposed_anew: (job, employer, facts) => {
    const meeting = wordsOf(facts.meeting, facts.now)
    const { it, answerBy } = meeting
    return {
      subject: subject`New times from ${employer}: ${job}`,
      preheader: preheader`Pick a time or suggest others by ${answerBy}.`,
      heading: `New times from ${employer}`,
      paragraphs: [
        `They’ve proposed new times for the ${it} for ${job}. They replace the old ones.`,
        [`Pick a time or suggest others by ${answerBy}.`, ...theyReply(meeting)].join(' '),
        ...owed(facts),
      ],
      ...meetingTerms(facts.meeting, facts.now),
      button: 'Pick a time',
    }
  },
  meeting_agreed: (job, employer, facts) => agreed(job, employer, facts, `${employer} accepted your time`),
  meeting_set: (job, employer, facts) => agreed(job, employer, facts, `You’re meeting ${employer}`),
  meeting_called_off: (job, employer, facts) => {
    const meeting = wordsOf(facts.meeting, facts.now)
    const { it, when } = meeting
    return {
      subject: subject`Called off: ${it} at ${employer}`,
      preheader: 'Your application stays open.',
      heading: `${employer} called off the ${it}`,
      paragraphs: [
        facts.meeting?.at == null ? `It was for ${job}.` : `It was for ${job}, on ${when}.`,
        ...saidWith(facts.meeting),
        ['Your application stays open. Nothing to do for now.', ...theyReply(meeting)].join(' '),
      ],
      button: view,
    }
  },
  meeting_unpicked: (job, employer, facts) => {
    const { it } = wordsOf(facts.meeting, facts.now)
    return {
      subject: subject`Called off: ${it} at ${employer}`,
      preheader: 'No time was agreed. Your application stays open.',
      heading: 'No time was agreed',
      paragraphs: [`The times for meeting ${employer} about ${job} have passed.`, 'Your application stays open. They can propose others.'],
      button: view,
    }
  },
  meeting_off: (job, employer, facts) => {
    const { it, when } = wordsOf(facts.meeting, facts.now)
    const because =
      facts.row.status === 'hired' ? `You’re hired for ${job} at ${employer}` : `Your application for ${job} at ${employer} has ended`
    return {
      subject: subject`Called off: ${it} at ${employer}`,
      preheader: 'You don’t have to be there.',
      heading: `The ${it} is called off`,
      paragraphs: [`It was planned for ${when}.`, `${because}, so you don’t have to be there.`],
      button: 'See why',
    }
  },
  meeting_soon: (job, employer, facts) => {
    const { what, it, when } = wordsOf(facts.meeting, facts.now)
    return {
      subject: subject`${what} with ${employer}: ${when}`,
      preheader: 'Can’t make it? Move it or call it off now.',
      heading: `Your ${it} is on ${when}`,
      paragraphs: [`You’re meeting ${employer} for ${job}.`, 'Can’t make it? Move it or call it off now.'],
      ...meetingTerms(facts.meeting, facts.now),
      button: view,
    }
  },
  trial_done: (job, employer, facts) => {
    const { outcomeBy } = wordsOf(facts.meeting, facts.now)
    return {
      subject: subject`After your trial: ${job} at ${employer}`,
      preheader: preheader`You’ll hear back by ${outcomeBy}.`,
      heading: `You’ll hear from ${employer} by ${outcomeBy}`,
      paragraphs: [`Your paid trial for ${job} is over. They promised to reply within 48 hours.`, ...owed(facts)],
      ...meetingTerms(facts.meeting, facts.now),
      button: view,
    }
  },
}
