/** What each side reads on its screen of a meeting; push has words of its own. */
import { theyReply, youReply } from '#server/capabilities/work/hiring/letters/meeting-words'
import type { Text } from '#server/capabilities/work/hiring/letters/notice-text'

const said = (...sentences: readonly string[]): string => sentences.join(' ')

export const meetingNotices = {
  meeting_proposed: {
    to: 'seeker',
    kind: 'meeting_proposed',
    subject: ({ employer, meeting }) => `${meeting.what} with ${employer}?`,
    says: ({ job, meeting }) => said(`It’s for ${job}. Pick a time or suggest others by ${meeting.answerBy}.`, ...theyReply(meeting)),
    fact: ({ job }) => `They sent you times to choose from, for ${job}.`,
  },
  meeting_proposed_anew: {
    to: 'seeker',
    kind: 'meeting_moved',
    subject: ({ employer }) => `New times from ${employer}`,
    says: ({ job, meeting }) =>
      said(`${meeting.what} for ${job}. Pick a time or suggest others by ${meeting.answerBy}.`, ...theyReply(meeting)),
    fact: ({ job }) => `They sent you new times for ${job}.`,
  },
  meeting_agreed: {
    to: 'seeker',
    kind: 'meeting_agreed',
    subject: ({ employer }) => `${employer} accepted your time`,
    says: ({ job, meeting }) => said(`${meeting.what} for ${job}: ${meeting.when}.`, ...theyReply(meeting)),
    fact: ({ job, meeting }) => `${meeting.what} for ${job}: agreed for ${meeting.when}.`,
  },
  meeting_set: {
    to: 'seeker',
    kind: 'meeting_agreed',
    subject: ({ employer, meeting }) => `${meeting.what} agreed: ${employer}`,
    says: ({ job, meeting }) => said(`You’re meeting on ${meeting.when}, for ${job}.`, ...theyReply(meeting)),
    fact: ({ job, meeting }) => `You agreed on ${meeting.when}, for ${job}.`,
  },
  meeting_called_off: {
    to: 'seeker',
    kind: 'meeting_cancelled',
    subject: ({ employer, meeting }) => `${meeting.off}: ${employer}`,
    says: ({ job, meeting }) => said(`Your application for ${job} is still open. See why.`, ...theyReply(meeting)),
    fact: ({ job }) => `Their reason is in your application for ${job}.`,
  },
  meeting_unpicked: {
    to: 'seeker',
    kind: 'meeting_cancelled',
    subject: ({ employer, meeting }) => `${meeting.off}: ${employer}`,
    says: ({ job }) => `No time was agreed for ${job}. Your application is still open.`,
    fact: ({ job }) => `No time was agreed for ${job}.`,
  },
  meeting_off: {
    to: 'seeker',
    kind: 'meeting_cancelled',
    subject: ({ employer, meeting }) => `${meeting.off}: ${employer}`,
    says: ({ job, isHired }) =>
      `${isHired ? `You’re hired for ${job}` : `Your application for ${job} has ended`}, so you don’t have to be there.`,
  },
  meeting_soon: {
    to: 'seeker',
    kind: 'meeting_reminder',
    subject: ({ employer, meeting }) => `${meeting.short} with ${employer}`,
    says: ({ job, meeting }) => `${meeting.when}, for ${job}. Can’t make it? Move it or call it off now.`,
    fact: ({ job, meeting }) => `${meeting.when}, for ${job}.`,
  },
  trial_done: {
    to: 'seeker',
    kind: 'trial_done',
    subject: ({ employer, meeting }) => `${employer} will reply by ${meeting.outcomeOn}`,
    says: ({ job }) => `Your paid trial for ${job} is over. You’ll be paid whether or not they offer you the job.`,
  },
  meeting_picked: {
    to: 'employer',
    kind: 'meeting_picked',
    subject: ({ applicant, meeting }) => `${meeting.what} with ${applicant}`,
    says: ({ job, meeting }) => said(`${job}. They picked ${meeting.when}.`, ...youReply(meeting)),
    fact: ({ job, meeting }) => `${job}. They picked ${meeting.when}.`,
  },
  meeting_suggested: {
    to: 'employer',
    kind: 'meeting_suggested',
    subject: ({ applicant }) => `${applicant} suggested other times`,
    says: ({ job, meeting }) => `${job}. They can’t make yours. Accept one of theirs or propose others by ${meeting.answerBy}.`,
    fact: ({ job }) => `${job}. They couldn’t make yours.`,
  },
  meeting_asked_to_move: {
    to: 'employer',
    kind: 'meeting_moved',
    subject: ({ applicant, meeting }) => `${applicant} wants to move the ${meeting.it}`,
    says: ({ job, meeting }) => `${job}. Accept one of their times or propose others by ${meeting.answerBy}.`,
    fact: ({ job }) => `${job}. They asked for another time.`,
  },
  meeting_declined: {
    to: 'employer',
    kind: 'meeting_cancelled',
    subject: ({ applicant, meeting }) => `${applicant} said no to the ${meeting.it}`,
    says: ({ job, meeting }) => said(`${job}. Their application stays open.`, ...youReply(meeting)),
    fact: ({ job }) => `${job}.`,
  },
  meeting_given_up: {
    to: 'employer',
    kind: 'meeting_cancelled',
    subject: ({ applicant, meeting }) => `${applicant} can’t make the ${meeting.it}`,
    says: ({ job, meeting }) => said(`${job}. It was on ${meeting.when}. Their application stays open.`, ...youReply(meeting)),
    fact: ({ job, meeting }) => `${job}. It was on ${meeting.when}.`,
  },
  meeting_unanswered: {
    to: 'employer',
    kind: 'meeting_cancelled',
    subject: ({ applicant, meeting }) => `${meeting.what} with ${applicant}: no time agreed`,
    says: ({ job }) => `${job}. You can propose others.`,
    fact: ({ job }) => `${job}.`,
  },
  meeting_over: {
    to: 'employer',
    kind: 'meeting_cancelled',
    subject: ({ applicant, meeting }) => `${meeting.what} with ${applicant} called off`,
    says: ({ job, meeting }) => `${job}. Their application has ended, so they won’t come on ${meeting.when}.`,
  },
  meeting_over_erased: {
    to: 'employer',
    kind: 'meeting_cancelled',
    subject: ({ meeting }) => meeting.off,
    says: ({ job, meeting }) => `${job}. The application has ended, so no one will come on ${meeting.when}.`,
  },
  meeting_near: {
    to: 'employer',
    kind: 'meeting_reminder',
    subject: ({ applicant, meeting }) => `${meeting.what} with ${applicant}`,
    says: ({ job, meeting }) => `${job}. ${meeting.when}. Can’t make it? Move it or call it off now.`,
    fact: ({ job, meeting }) => `${job}. ${meeting.when}.`,
  },
  trial_over: {
    to: 'employer',
    kind: 'trial_outcome_due',
    subject: ({ applicant, meeting }) => `Reply to ${applicant} by ${meeting.outcomeBy}`,
    says: ({ job }) =>
      `Their paid trial for ${job} is over. Make an offer, meet again or say not this time. The trial’s pay is due either way.`,
    fact: ({ job }) => `${job}. Pay them for it if you haven’t yet.`,
  },
  trial_outcome_soon: {
    to: 'employer',
    kind: 'trial_outcome_due',
    subject: ({ applicant, meeting }) => `Reply to ${applicant} by ${meeting.outcomeBy}`,
    says: ({ job }) => `They worked a paid trial for ${job} and are waiting to hear.`,
    fact: ({ job }) => `${job}. Pay them for it if you haven’t yet.`,
  },
} as const satisfies Record<string, Text>
export type MeetingNotice = keyof typeof meetingNotices
