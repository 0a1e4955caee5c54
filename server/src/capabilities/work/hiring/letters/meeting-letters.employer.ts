import type { EmployerMailFacts, Words } from '#server/capabilities/work/hiring/letters/mail-words'
import type { MeetingNotice, meetingNotices } from '#server/capabilities/work/hiring/letters/meeting-notices'
import { meetingTerms, saidWith, wordsOf, youReply } from '#server/capabilities/work/hiring/letters/meeting-words'
import { preheader, subject } from '#server/platform/email/port'

type ToEmployer = { [K in MeetingNotice]: (typeof meetingNotices)[K]['to'] extends 'employer' ? K : never }[MeetingNotice]

const view = 'View applicant'

/** The words of each mail about a meeting to an employer. Every one but the last word of who left names the applicant as the screens do. */
export const meetingLettersToEmployer: Readonly<Record<ToEmployer, (job: string, who: string, facts: EmployerMailFacts) => Words>> = {
  meeting_picked: (job, who, facts) => {
    const meeting = wordsOf(facts.meeting, facts.now)
    const { what, when } = meeting
    return {
      subject: subject`${what} agreed with ${who}: ${job}`,
      preheader: preheader`It’s on ${when}.`,
      heading: `You’re meeting ${who} on ${when}`,
      paragraphs: [[`${who} picked a time for ${job}.`, ...youReply(meeting)].join(' ')],
      ...meetingTerms(facts.meeting, facts.now),
      button: view,
    }
  },
  meeting_suggested: (job, who, facts) => {
    const { it, answerBy } = wordsOf(facts.meeting, facts.now)
    return {
      subject: subject`Other times from ${who}: ${job}`,
      preheader: preheader`Accept one or propose others by ${answerBy}.`,
      heading: `${who} suggested other times`,
      paragraphs: [`It’s about the ${it} for ${job}. Accept one or propose others by ${answerBy}.`, ...saidWith(facts.meeting)],
      ...meetingTerms(facts.meeting, facts.now),
      button: 'Reply',
    }
  },
  meeting_asked_to_move: (job, who, facts) => {
    const { it, answerBy } = wordsOf(facts.meeting, facts.now)
    return {
      subject: subject`${who} can’t make the ${it}: ${job}`,
      preheader: preheader`Accept one of the new times or propose others by ${answerBy}.`,
      heading: `${who} can’t make the ${it}`,
      paragraphs: [`It’s for ${job}. Accept one of the new times or propose others by ${answerBy}.`, ...saidWith(facts.meeting)],
      ...meetingTerms(facts.meeting, facts.now),
      button: 'Reply',
    }
  },
  meeting_declined: (job, who, facts) => {
    const meeting = wordsOf(facts.meeting, facts.now)
    const { what, it } = meeting
    return {
      subject: subject`${what} declined by ${who}: ${job}`,
      preheader: 'The application stays open.',
      heading: `${who} declined the ${it}`,
      paragraphs: [[`It was for ${job}. The application stays open.`, ...youReply(meeting)].join(' '), ...saidWith(facts.meeting)],
      button: view,
    }
  },
  meeting_given_up: (job, who, facts) => {
    const meeting = wordsOf(facts.meeting, facts.now)
    const { it, when } = meeting
    return {
      subject: subject`Called off: ${it} with ${who}`,
      preheader: 'The application stays open.',
      heading: `${who} called off the ${it}`,
      paragraphs: [
        [`It was for ${job}, on ${when}. The application stays open.`, ...youReply(meeting)].join(' '),
        ...saidWith(facts.meeting),
      ],
      button: view,
    }
  },
  meeting_unanswered: (job, who, facts) => {
    const { it } = wordsOf(facts.meeting, facts.now)
    return {
      subject: subject`No time agreed: ${it} with ${who}`,
      preheader: 'You can propose other times.',
      heading: `No time was agreed with ${who}`,
      paragraphs: [`The times for ${job} have passed. You can propose others.`],
      button: view,
    }
  },
  meeting_over: (job, who, facts) => {
    const { it, when } = wordsOf(facts.meeting, facts.now)
    return {
      subject: subject`Called off: ${it} with ${who}, ${job}`,
      preheader: preheader`${who} won’t come on ${when}.`,
      heading: `The ${it} with ${who} is called off`,
      paragraphs: [`Their application for ${job} has ended, so ${who} won’t come on ${when}.`],
      button: 'View applicants',
    }
  },
  meeting_over_erased: (job, _who, facts) => {
    const { it, when } = wordsOf(facts.meeting, facts.now)
    return {
      subject: subject`Called off: ${it}, ${job}`,
      preheader: preheader`No one will come on ${when}.`,
      heading: `A ${it} is called off`,
      paragraphs: [`An application for ${job} has ended, so no one will come on ${when}.`],
      button: 'View applicants',
    }
  },
  meeting_near: (job, who, facts) => {
    const { what, it, when } = wordsOf(facts.meeting, facts.now)
    return {
      subject: subject`${what} with ${who}: ${when}`,
      preheader: 'Can’t make it? Move it or call it off now.',
      heading: `The ${it} with ${who} is on ${when}`,
      paragraphs: [`It’s for ${job}.`, 'Can’t make it? Move it or call it off now.'],
      ...meetingTerms(facts.meeting, facts.now),
      button: view,
    }
  },
  trial_over: (job, who, facts) => {
    const { outcomeBy } = wordsOf(facts.meeting, facts.now)
    return {
      subject: subject`How was the paid trial? Reply to ${who} by ${outcomeBy}`,
      preheader: 'Make an offer, meet again or say not this time.',
      heading: `Reply to ${who} by ${outcomeBy}`,
      paragraphs: [
        `The paid trial for ${job} is over. Make an offer, meet again or say not this time.`,
        'You owe the trial’s pay whatever you decide.',
      ],
      ...meetingTerms(facts.meeting, facts.now),
      button: 'Reply',
    }
  },
  trial_outcome_soon: (job, who, facts) => {
    const { outcomeBy } = wordsOf(facts.meeting, facts.now)
    return {
      subject: subject`Reply to ${who} by ${outcomeBy}: ${job}`,
      preheader: preheader`${who} worked a paid trial for you and is waiting to hear.`,
      heading: `${who} is waiting to hear from you`,
      paragraphs: [`You promised to reply within 48 hours of the paid trial for ${job}: by ${outcomeBy}.`],
      button: 'Reply now',
    }
  },
}
