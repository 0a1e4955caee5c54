import { minutesWords } from '#web/shared/week/worked-hours'

/** What is said in areas/seeker/applications/one/meeting. */
export const words = {
  // MeetingCard
  yourTurn: 'Your turn',
  theySuggestedTimes: 'They’ve suggested times',
  waitingForThem: 'Waiting for them',
  agreed: 'Agreed',
  cancelled: 'Called off',
  done: 'Done',
  meeting: 'Meeting',
  theirTimes: 'Their times',
  yourTimes: 'Your times',
  metWhatComesNext: 'You met. What comes next appears here.',
  youCalledItOff: 'You called it off.',
  wasntAgreedTime: 'It wasn’t agreed in time.',
  youGotTheJobFirst: 'You got the job before you’d picked a time.',
  endedWithApplication: 'It ended with your application.',
  pickATime: 'Pick a time',
  move: 'Rearrange',
  changeTimes: 'Change times',
  sayNoThanks: 'Say no thanks',

  // MeetingFacts
  forMinutes: (length: string) => `for ${length}`,
  pay: 'Pay',
  map: 'Map',
  willRingYou: (who: string) => (who ? `${who} will ring you` : 'They’ll ring you'),
  byVideoCall: 'By video call',
  openCall: 'Open call',

  // MeetingInFull
  noTimesLeft: 'No times left',
  chooseATime: 'Choose a time',
  suggestOtherTimes: 'Suggest other times',
  whereAndHow: 'Where and how',
  yourNumber: 'Your number',
  cantDoAnyThese: 'Can’t do any of these?',
  inYourWeek: 'In your week',
  thisTime: 'This time',
  youreFree: 'You’re free',
  classOrWork: 'Class or work',

  // MeetingScreen
  couldntShowMeeting: 'We couldn’t show this meeting',

  // OtherTimesScreen
  pickUpToThree: (employer: string) => `Pick up to three times in the next two weeks. ${employer} picks one or asks again.`,
  nothingAgreed: 'Until then nothing is agreed.',
  yourTimesSmall: 'your times',
  whenCouldDo: 'When could you do it?',
  yourWeek: 'Your week',
  yours: 'Yours',
  free: 'Free',
  chooseLeastOneTime: 'Choose at least one time',
  clashes: 'Clashes',
  pressHourWeekAdd: 'Press an hour in your week to add it.',
  addALineOptional: 'Add a line (optional)',
  sayWhyIfLike: 'Say why, if you like',

  // SayNoSheet
  cancelledWeveToldThem: 'Called off. We’ve told them',
  weveToldThem: 'We’ve told them',
  cancelIt: 'Call it off',
  sayNo: 'Say no',
  back: 'Back',
  reason: 'Reason',
  enterAReason: 'Enter a reason',

  // TimeOptions
  outsideYourFreeTimes: 'Outside your free times',
  times: 'Times',
  weekUnmarked: 'You haven’t marked your week.',
  markYourWeek: 'Mark your week',

  // MeetingCard
  getWhetherNotTheyOffer: (payTotal: string) => `You get ${payTotal} whether or not they offer you the job.`,
  youHearFromBy: (employerName: string, outcomeDue: string) => `You hear from ${employerName} by ${outcomeDue}.`,
  calledItOff: (employerName: string) => `${employerName} called it off.`,
  picksOneTimesAsksAgain: (employerName: string, due: string) =>
    `${employerName} picks one of your times or asks again${due && ` by ${due}`}.`,
  besideOffer: { offered: 'You have an offer for this job.', offer_accepted: 'You said yes to this job.', hired: 'You’re hired.' },
  stillOn: (said: string, meeting: string, isTrial: boolean) =>
    `${said} The ${meeting} is still on unless one of you calls it off${isTrial ? '' : ' or you’re hired'}.`,
  writeTo: (employer: string) => `Write to ${employer}`,
  replyBy: (answerBy: string) => `Reply by ${answerBy}.`,
  askForWithAskFor: (askFor: string) => `Ask for ${askFor}`,

  // MeetingFacts
  fullPayWhetherNotThey: (pay: string) => `Full pay at ${pay}, whether or not they offer you the job.`,
  aboutMin: (minutes: number, mode: string) => `About ${minutesWords(minutes)} ${mode}`,
  about: (minutes: string) => `About ${minutes}`,
  theyDecideWithinHours: (value: number) => `They decide within ${value} hours`,

  // MeetingInFull
  agreedWithStart: (start: string) => `Agreed: ${start}`,
  takeWithStart: (start: string) => `Choose ${start}`,
  pickATimeForYour: (kind: string) => `Pick a time for your ${kind}`,
  replyByAfter: (answerBy: string) => ` Reply by ${answerBy}.`,
  theProposedTimesInYourWeekFrom: (first: string) => `The proposed times in your week from ${first}`,

  // OtherTimesScreen
  yourTimesAreWith: (employerName: string) => `Times sent to ${employerName}`,
  askedToAnswer: (employerName: string, due: string) => `${employerName} is asked to answer by ${due}.`,
  sendTimes: (times: number) => (times === 1 ? 'Send this time' : 'Send these times'),

  // SayNoSheet
  cancelThe: (word: string) => `Call off the ${word}?`,
  sayNoToThe: (word: string) => `Say no to the ${word}?`,
  wellTellStraightAwayApplication: (employerName: string) => `We’ll tell ${employerName} straight away. Your application stays open.`,
  wellTellStraightAwayOffer: (employerName: string) => `We’ll tell ${employerName} straight away. Your offer stays open.`,
  wellTellStraightAwayJob: (employerName: string) => `We’ll tell ${employerName} straight away. You still have the job.`,

  // TimeOptions
  clashesWithClashes: (clashes: string) => `Clashes: ${clashes}`,
}
