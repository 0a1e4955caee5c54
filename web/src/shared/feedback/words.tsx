import type { ReactNode } from 'react'
/** What is said in shared/feedback. */
export const words = {
  // FeedbackForm
  enterYourMessage: 'Enter your message',
  weReadEverything: 'We read everything.',
  hearUs: (dueAt: string) => `You’ll hear from us by ${dueAt}.`,
  thankHave: 'Thank you. We’ve got it',
  yourMessage: 'your message',
  whatIsItAbout: 'What is it about?',
  yourMessageLabel: 'Your message',
  send: 'Send',

  // FeedbackScreen
  giveFeedback: 'Give feedback',
  tellUsWhatsBroken: (side: 'seeker' | 'employer') =>
    `Tell us what’s broken, what’s missing or what you like. To report ${side === 'seeker' ? 'a job, go to its page' : 'an applicant, go to their application'}.`,
  writeToUs: 'Write to us',

  // IfYouPaid
  callBank: 'Call your bank on 159.',
  theSooner: 'The sooner, the better the chance of getting it back.',
  tellFraud: 'Tell Report Fraud on 0300 123 2040.',
  policeLine: 'It’s the police’s line, and you get a crime number.',
  ifPaidSharedDetails: 'If you paid or shared details',
  gaveThemAPassword: 'Gave them a password?',
  changeYoursHere: 'Change yours here',

  // ReportSheet
  readBy: (when: ReactNode) => <>A person reads it by {when}.</>,
  chooseAReason: 'Choose a reason',
  reportSent: 'Report sent',
  wellLookWithinDay: 'We’ll look at it within a day and tell you what we did.',
  sendReport: 'Send report',
  whatHappened: 'What happened?',
  messageGoes: (day: string, time: string) => `The message from ${day}, ${time} goes with it`,
  leaveTheMessageOut: 'Leave the message out',
  anythingElseOptional: 'Anything else? (optional)',
  wontTellWhoReported: (reported: string) => `We won’t tell ${reported} who reported them.`,
  youllHearWhatDid: 'You’ll hear what we did.',

  // SentCard
  couldntLoadWhatSent: 'We couldn’t load what you sent',
  whatYouSent: 'What you sent',
  about: (about: string) => `About: ${about}`,
  ourAnswer: (outcome: string) => `Our answer: ${outcome}`,
  sentOn: (createdAt: string) => `Sent on ${createdAt}`,

  // SentScreen
  gotItWrong: (ask: ReactNode) => <>Think we got it wrong? {ask}.</>,
  askSomeoneElse: 'Ask someone else to look',
  yourReport: 'your report',
  whatYouSentSmall: 'what you sent',
  weveLookedAt: (what: string) => `We’ve looked at ${what}`,
  yourReportLabel: 'Your report',
  someoneReadsYoullGet: 'A person reads every message. We’ll reply here and by email.',
  whatHappenedLabel: 'What happened',
  whatYouWrote: 'What you wrote',
  youSentIt: 'You sent it',
  someoneLookedPutRight: 'Someone looked and put it right',
  someoneLookedClosed: 'Someone looked and closed it',
  someonesLookingIntoIt: 'Someone’s looking into it',
  ourReply: 'Our reply',
  by: (dueAt: string) => `by ${dueAt}`,
}
