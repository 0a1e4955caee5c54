/** What each side reads on its screen of a meeting. Names of applicants stay out of it: push shows it too. */
import type { Text } from '#server/capabilities/work/hiring/letters/notice-text'

export const meetingNotices = {
  meeting_proposed: {
    to: 'seeker',
    kind: 'meeting_proposed',
    subject: ({ employer, meeting }) => `${meeting.what} with ${employer}?`,
    says: ({ job, meeting }) => `${job}. Pick a time or suggest others by ${meeting.answerBy}.`,
  },
  meeting_proposed_anew: {
    to: 'seeker',
    kind: 'meeting_moved',
    subject: ({ employer }) => `New times from ${employer}`,
    says: ({ job, meeting }) => `${meeting.what} for ${job}. Pick a time or suggest others by ${meeting.answerBy}.`,
  },
  meeting_agreed: {
    to: 'seeker',
    kind: 'meeting_agreed',
    subject: ({ employer }) => `${employer} accepted your time`,
    says: ({ job, meeting }) => `${meeting.what} for ${job}: ${meeting.when}.`,
  },
  meeting_set: {
    to: 'seeker',
    kind: 'meeting_agreed',
    subject: ({ employer, meeting }) => `${meeting.what} agreed: ${employer}`,
    says: ({ job, meeting }) => `${job}. You’re meeting on ${meeting.when}.`,
  },
  meeting_called_off: {
    to: 'seeker',
    kind: 'meeting_cancelled',
    subject: ({ employer, meeting }) => `${meeting.what} cancelled: ${employer}`,
    says: ({ job }) => `${job}. Your application stays open. Their reason is in it.`,
  },
  meeting_unpicked: {
    to: 'seeker',
    kind: 'meeting_cancelled',
    subject: ({ employer, meeting }) => `${meeting.what} cancelled: ${employer}`,
    says: ({ job }) => `${job}. No time was agreed. Your application stays open.`,
  },
  meeting_off: {
    to: 'seeker',
    kind: 'meeting_cancelled',
    subject: ({ employer, meeting }) => `${meeting.what} cancelled: ${employer}`,
    says: ({ job }) => `${job}. Your application has ended. You don’t have to be there.`,
  },
  meeting_soon: {
    to: 'seeker',
    kind: 'meeting_reminder',
    subject: ({ employer, meeting }) => `${meeting.what} with ${employer}, ${meeting.when}`,
    says: ({ job }) => `It’s for ${job}. Can’t make it? Move or cancel it now.`,
  },
  trial_done: {
    to: 'seeker',
    kind: 'trial_done',
    subject: ({ employer, meeting }) => `You’ll hear from ${employer} by ${meeting.outcomeBy}`,
    says: ({ job }) => `Your paid trial for ${job} is over. You’ll be paid for it whether or not they offer you the job.`,
  },
  meeting_picked: {
    to: 'employer',
    kind: 'meeting_picked',
    subject: ({ job, meeting }) => `${meeting.what} agreed: ${job}`,
    says: ({ meeting }) => `It’s on ${meeting.when}.`,
  },
  meeting_suggested: {
    to: 'employer',
    kind: 'meeting_suggested',
    subject: ({ job }) => `Other times suggested: ${job}`,
    says: ({ meeting }) => `An applicant can’t make your times. Accept one of theirs or propose others by ${meeting.answerBy}.`,
  },
  meeting_asked_to_move: {
    to: 'employer',
    kind: 'meeting_moved',
    subject: ({ job, meeting }) => `${meeting.what} moved: ${job}`,
    says: ({ meeting }) => `An applicant can’t make it. Accept one of their times or propose others by ${meeting.answerBy}.`,
  },
  meeting_declined: {
    to: 'employer',
    kind: 'meeting_cancelled',
    subject: ({ job, meeting }) => `${meeting.what} declined: ${job}`,
    says: () => 'Their application stays open.',
  },
  meeting_given_up: {
    to: 'employer',
    kind: 'meeting_cancelled',
    subject: ({ job, meeting }) => `${meeting.what} cancelled: ${job}`,
    says: ({ meeting }) => `An applicant can’t make it on ${meeting.when}. Their application stays open.`,
  },
  meeting_unanswered: {
    to: 'employer',
    kind: 'meeting_cancelled',
    subject: ({ job, meeting }) => `${meeting.what} cancelled: ${job}`,
    says: () => 'No time was agreed. You can propose others.',
  },
  meeting_over: {
    to: 'employer',
    kind: 'meeting_cancelled',
    subject: ({ job, meeting }) => `${meeting.what} cancelled: ${job}`,
    says: ({ meeting }) => `The application has ended, so no one will come on ${meeting.when}.`,
  },
  meeting_near: {
    to: 'employer',
    kind: 'meeting_reminder',
    subject: ({ job, meeting }) => `${meeting.what}, ${meeting.when}: ${job}`,
    says: () => 'You’re meeting an applicant. Can’t make it? Move or cancel it now.',
  },
  trial_over: {
    to: 'employer',
    kind: 'trial_outcome_due',
    subject: ({ job, meeting }) => `Reply by ${meeting.outcomeBy}: ${job}`,
    says: () => 'A paid trial is over. Make an offer, meet again or say not this time. The trial’s pay is due either way.',
  },
  trial_outcome_soon: {
    to: 'employer',
    kind: 'trial_outcome_due',
    subject: ({ job, meeting }) => `Reply by ${meeting.outcomeBy}: ${job}`,
    says: () => 'Someone who worked a trial for you is waiting to hear.',
  },
} as const satisfies Record<string, Text>
export type MeetingNotice = keyof typeof meetingNotices
