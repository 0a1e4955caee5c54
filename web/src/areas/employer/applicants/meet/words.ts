import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/applicants/meet. */
export const words = {
  // CancelMeetingDialog
  cancelledWeveTold: (name: string) => `Cancelled. We’ve told ${name}`,
  cancelTheWith: (kind: string, name: string) => `Cancel the ${kind} with ${name}?`,
  cancelMeeting: 'Cancel meeting',
  wellTellStraightAway: (name: string) => `We’ll tell ${name} straight away, with your reason. The application stays open.`,
  reason: 'Reason',
  enterAReason: 'Enter a reason',

  // MeetForm
  forMinutes: (length: string) => `for ${length}`,
  time: (length: number) => counted(length, 'time'),
  theMeeting: 'the meeting',
  otherTimesFor: (name: string) => `Other times for ${name}`,
  meet: (name: string) => `Meet ${name}`,
  whenCouldItBe: 'When could it be?',
  pickUpFiveChooses: (first: string) => `Pick up to five. ${first} chooses one.`,
  pickUpFiveUnshared: (first: string) =>
    `Pick up to five. ${first} hasn’t shared their free hours. You’ll see whether each time you pick fits.`,
  yourTimes: 'Your times',
  details: 'Details',
  sFree: (first: string) => `${first}’s free`,
  fits: 'Fits',
  notFree: 'Not free',
  pressHourWeekAdd: 'Press an hour in the week to add it. Then press the time here to change its minutes.',
  pay: 'Pay',
  fullPayWhateverDecide: (payWords: string, first: string, value: number) =>
    `Full pay at ${payWords}, whatever you decide. ${first} hears from you within ${value} hours of the trial.`,
  cancel: 'Cancel',
  askedAnswer: (first: string, momentWords: string) => `${first} is asked to answer by ${momentWords}`,
  inAll: (total: string) => `${total} in all`,
  send: (count: string) => `Send ${count}`,
  howLong: 'How long',
  payAnHour: 'Pay an hour',
  where: 'Where',
  theySeeAddress: 'They see this address with your times',
  linkOfTheCall: 'Link of the call',
  whoAskOptional: 'Who to ask for (optional)',
  noteOptional: 'Note (optional)',
  yourTimesAreWith: (name: string) => `Your times are with ${name}`,

  // MeetScreen
  applicationNoLongerHere: 'This application is no longer here',
  theyMayHaveWithdrawn: 'They may have withdrawn it or deleted their account.',
  seeAllApplicants: 'See all applicants',
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
  yourTurn: 'Your turn',
  waitingFor: (name: string) => `Waiting for ${name}`,
  meeting: 'Meeting',
  suggests: (name: string) => `${name} suggests`,
  agreed: 'Agreed',
  cancelled: 'Cancelled',
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
  askedToAnswerBy: (answerBy: string) => `Asked to answer by ${answerBy}.`,
  afterTrialTell: (name: string, outcomeDue: string) => `After the trial, tell ${name} by ${outcomeDue}.`,
  askForWithAskFor: (askFor: string) => `Ask for ${askFor}`,
  rearrange: 'Rearrange',
  suggestAnother: 'Suggest another',
  changeTimes: 'Change times',

  // MeetingKinds
  chatAtYourPlace: 'Chat at your place',
  about20Minutes: 'About 20 minutes',
  phoneCall: 'Phone call',
  about15Minutes: 'About 15 minutes',
  videoCall: 'Video call',
  withYourOwnLink: 'With your own link',
  paidTrialShift: 'Paid trial shift',
  up4HoursFull: 'Up to 4 hours, full pay',
  howWouldLikeMeet: 'How would you like to meet?',

  // meet-terms
  chooseLeastOneTime: 'Choose at least one time',
  enterAddressWhereYoull: 'Enter the address where you’ll meet',
  enterLinkCall: 'Enter the link of the call',
  enterThePay: 'Enter the pay',

  // MeetingCard
  thePay: 'The pay',
}
