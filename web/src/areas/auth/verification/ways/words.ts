/** What is said in areas/auth/verification/ways. */
export const words = {
  // AppealSheet
  tellUsWhyWere: 'Tell us why we’re wrong',
  appealSent: 'Appeal sent',
  someoneNewWillLook: 'Someone new will look at it.',
  appeal: 'Appeal',
  sendAppeal: 'Send appeal',
  someoneNewLooksEverything:
    'Someone new looks at everything again and replies within 14 days. If you can fix what’s named, sending it again is faster.',
  whyAreWeWrong: 'Why are we wrong?',

  // WaysOut
  whatElseCanDo: 'What else you can do',
  writeToUs: 'Write to us',
  deleteYourAccount: 'Delete your account',
  youllHearUs: (dueAt: string) => ` You’ll hear from us by ${dueAt}.`,
  sentOn: (createdAt: string, promised: string) => `Sent on ${createdAt}.${promised}`,
  someoneNewLooksWithin: 'Someone new looks at it, within 14 days',
  preparingYourData: 'Preparing your data',
  wellEmailUsuallyWithin: 'We’ll email you, usually within 10 minutes.',
  downloadYourData: 'Download your data',
  getCopyData: 'Download your data',
  couldntFinishNothingLost: 'We couldn’t finish it. Nothing is lost: try again.',
}
