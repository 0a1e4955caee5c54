/** What is said in areas/seeker/applications. */
export const words = {
  // papers
  getShareCode: 'get your share code ready.',
  findPassport: 'find your passport. No passport? Find your birth certificate and a letter with your National Insurance number.',
  shareCode: 'share code',
  passportOrBirthCertificate: 'passport, or birth certificate and a letter showing your National Insurance number',

  // ApplicationSkeletons
  loadingYourApplications: 'Loading your applications',

  // StatusChip
  replyIsLate: 'Reply is late',
  yourTurnNow: 'Your turn',
  jobFilled: 'Job filled',

  // application-steps
  sent: 'Sent',
  viewed: 'Viewed',
  replyBy: 'Reply by',
  reply: 'Reply',
  due: 'Due',
  closes: 'Closes',
  interview: 'Interview',
  pickATime: 'Pick a time',
  trialDone: 'Trial done',
  interviewSent: 'Interview sent',
  shortlisted: 'Shortlisted',
  start: 'Start',
  accepted: 'Accepted',

  // TheirWords
  saidBy: (employer: string, said: string) => `From ${employer}: “${said}”`,

  // lists
  live: 'Live',
  noLiveApplications: 'No live applications',
  whenApplyYoullSee: 'When you apply, you’ll see who’s viewed it and when you’ll hear back.',
  offers: 'Offers',
  noOffersYet: 'No offers yet',
  offersAppearHerePay: 'Offers appear here with the pay, the shifts and the date to reply by.',
  history: 'History',
  nothingHereYet: 'Nothing here yet',
  finishedApplicationsAppearHere: 'Finished applications appear here, with what happened and when.',

  // time-left
  meetingIn: { chat: 'Chat in', phone: 'Call in', video: 'Call in', trial: 'Trial in' },
  startsIn: 'Starts in',
  replyIn: 'Reply in',
  left: 'left',

  // what-happened
  weveRemindedThem: 'We’ve reminded them and will close it if they don’t reply.',
  yourTurn: 'Your turn.',

  // what-happened
  pickATimeBy: (moment: string) => `Pick a time by ${moment}.`,
  readAt: (day: string, time: string) => `Read ${day} at ${time}.`,
  notViewedYet: 'Not viewed yet.',
  beingLookedAtSince: (changedAt: string) => `In review since ${changedAt}.`,
  yourTurnUntil: (deadline: string) => `Send your interview by ${deadline}.`,
  youSentTheInterview: (changedAt: string) => `You sent the interview ${changedAt}.`,
  shortlistedWithChangedAt: (changedAt: string) => `Shortlisted ${changedAt}.`,
  replyByWithExpiresAt: (day: string, time: string) => `Reply by ${day}, ${time}.`,
  youSaidYesOnItStarts: (on: string, startDate: string) => `You accepted on ${on}. You start ${startDate}.`,
  youSaidYesOn: (on: string) => `You accepted on ${on}.`,
  on: (day: string) => `On ${day}.`,
  onBecause: (day: string, why: string) => `On ${day}. ${why}.`,
  onLeft: (day: string, why: string) => `On ${day}: ${why}.`,
  weClosedItOn: (day: string) => `We closed it on ${day}.`,
  someoneElseGotItOn: (on: string) => `Someone else got the job on ${on}.`,
}
