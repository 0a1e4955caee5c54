/** What is said in areas/employer/applicants/meet. */
export const words = {
  // CancelMeetingDialog
  cancelledWeveTold: (name: string) => `Called off. We’ve told ${name}`,
  callItOff: 'Call it off',
  cancelTheWith: (kind: string, name: string) => `Call off the ${kind} with ${name}?`,
  wellTellStraightAway: (name: string) => `We’ll tell ${name} straight away, with your reason. The application stays open.`,
  reason: 'Reason',
  enterAReason: 'Enter a reason',

  // MeetForm
  forMinutes: (length: string) => `for ${length}`,
  theMeeting: 'the meeting',
  otherTimesFor: (name: string) => `Other times for ${name}`,
  meet: (name: string) => `Meet ${name}`,
  agreedUntilSent: (moment: string) => `Agreed: ${moment}. It ends when you send other times.`,
  whenCouldItBe: 'When could it be?',
  pickUpFiveChooses: (first: string) => `Choose up to 5 times. ${first} chooses one.`,
  pickUpFiveUnshared: (first: string) =>
    `Choose up to 5 times. ${first} hasn’t shared their free hours, so you’ll only see if a time fits.`,
  pickUpFiveUnsaid: (first: string) => `Choose up to 5 times. ${first} hasn’t said when they’re free.`,
  yourTimes: 'Your times',
  details: 'Details',
  sFree: (first: string) => `${first}’s free`,
  fits: 'Fits',
  notKnown: 'Not known',
  notFree: 'Outside their free times',
  doesntFit: 'Doesn’t suit them',
  pressHourWeekAdd: 'Times you choose appear here.',
  pay: 'Pay',
  fullPayWhateverDecide: (payWords: string, first: string, value: number) =>
    `Full pay at ${payWords}, whatever you decide. ${first} hears from you within ${value} hours of the paid trial.`,
  cancel: 'Cancel',
  askedAnswer: (first: string, momentWords: string) => `${first} is asked to reply by ${momentWords}`,
  inAll: (total: string) => `${total} in all`,
  sendTimes: (times: number) => (times === 1 ? 'Send this time' : 'Send these times'),
  howLong: 'How long',
  payAnHour: 'Pay an hour',
  where: 'Where',
  theySeeAddress: 'They see this address with your times',
  linkOfTheCall: 'Link of the call',
  whoAskOptional: 'Who to ask for (optional)',
  noteOptional: 'Note (optional)',
  yourTimesAreWith: (name: string) => `Your times are with ${name}`,

  // MeetScreen
  meetLabel: 'Meet',
  couldntOpenApplication: 'We couldn’t open this application',
  loadingApplication: 'Loading application',
  managersOwnersSetUp: 'Managers and owners set up meetings',
  theresNothingSetUp: 'There’s nothing to set up now',
  applicationFinishedReplyWay: 'The application is finished, a reply is on its way, or the meeting has begun.',
  viewApplicant: 'View applicant',

  // MeetingCard
  call: 'Call',
  tellThem: (name: string, when: string, pay: string) =>
    `Tell ${name} by ${when}: make an offer, meet again or say not this time. ${pay} is owed either way.`,
  youOffered: (name: string) => `You’ve made ${name} an offer.`,
  saidYes: (name: string) => `${name} said yes.`,
  stillMeeting: (said: string, kind: string, when: string, isTrial: boolean) =>
    `${said} You still have a ${kind} on ${when}. It stays on ${isTrial ? 'unless you' : 'until you hire them or'} call it off.`,
  yourTurn: 'Your turn',
  waitingFor: (name: string) => `Waiting for ${name}`,
  meeting: 'Meeting',
  suggests: (name: string) => `${name} suggests`,
  agreed: 'Agreed',
  cancelled: 'Called off',
  done: 'Done',
  suggestedTimes: 'Suggested times',
  accept: 'Accept',
  acceptWithReplace: (replace: string) => `Accept ${replace}`,
  agreedWithStart: (start: string) => `Agreed: ${start}`,
  calledItOff: (name: string) => `${name} called it off.`,
  youCalledItOff: 'You called it off.',
  wasntAgreedTimeApplication: 'It wasn’t agreed in time, or the application is finished.',
  inAllWithPayTotal: (payTotal: string) => `${payTotal} in all`,
  askFor: (askFor: string) => `ask for ${askFor}`,
  openVideoCall: 'Open video call',
  askedToAnswerBy: (answerBy: string) => `Asked to reply by ${answerBy}.`,
  afterTrialTell: (name: string, outcomeDue: string) => `After the paid trial, tell ${name} by ${outcomeDue}.`,
  askForWithAskFor: (askFor: string) => `Ask for ${askFor}`,
  rearrange: 'Rearrange',
  suggestAnother: 'Suggest another',
  changeTimes: 'Change times',

  // MeetingKinds
  about20Minutes: 'At your workplace, about 20 minutes',
  about15Minutes: 'About 15 minutes',
  withYourOwnLink: 'With your own link',
  up4HoursFull: 'Up to 4 hours, full pay',
  howWouldLikeMeet: 'How would you like to meet?',

  // meet-terms
  chooseLeastOneTime: 'Choose at least one time',
  chooseATime: 'Choose a time',
  enterAddressWhereYoull: 'Enter the address where you’ll meet',
  enterLinkCall: 'Enter the link of the call',
  enterThePay: 'Enter the pay',

  // MeetingCard
  thePay: 'The pay',
}
