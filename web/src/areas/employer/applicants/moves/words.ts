import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/applicants/moves. */
export const words = {
  // HireDialog
  iSawOriginalDocuments: 'I saw original documents',
  homeOfficeOnlineCheck: 'Home Office online check, with a share code',
  certifiedDigitalIdentityService: 'A certified digital identity service',
  hire: (name: string) => `Hire ${name}`,
  markAsHired: 'Mark as hired',
  mustCheckTheirRight:
    'You must check their right to work in the UK before their first day. Keep a copy while they work for you and for 2 years after.',
  howYouChecked: 'How you checked',
  chooseHowYouChecked: 'Choose how you checked',
  checkedOn: 'Checked on',
  checkedBy: 'Checked by',
  sayWhoChecked: 'Say who checked',
  iConfirmWeveChecked: 'I confirm we’ve checked and they can do this work',
  tickConfirmCheck: 'Tick to confirm the check',
  meetingEnds: (meeting: string, at: string) => `Your ${meeting} on ${at} will be called off.`,
  fillsTheJob: (others: number) =>
    others === 0
      ? 'This fills the job.'
      : `This fills the job. ${others === 1 ? 'One other person' : `${others} others`} will be told someone else got it.`,

  // FrontAnswers
  replyTo: (name: string) => `Reply to ${name}`,

  // MeetLink
  meet: 'Meet',

  // MoveMenu
  more: 'More',
  moreActionsFor: (name: string) => `More actions for ${name}`,
  undoUntil: (undoUntil: string) => `Undo (until ${undoUntil})`,

  // OfferDialog
  checkingPlaces: 'Checking places',
  noAddress: 'They get the address when they accept, and this job has none yet.',
  addAddress: 'Add it to the job',
  changeTheOfferTo: (name: string) => `Change the offer to ${name}`,
  makeAnOffer: (name: string) => `Make ${name} an offer`,
  sendTheNewTerms: 'Send new terms',
  sendTheOffer: 'Send offer',
  pay: 'Pay',
  asAdvertised: 'As advertised',
  firstShiftOn: (holiday: string) => `The first shift is on ${holiday}.`,
  ofTheseShifts: 'For these shifts',
  asOffered: 'As in your offer',
  timesAsAdvertised: 'Times as advertised',
  advertAsks: (needed: number, all: number) => `The advert asks for ${needed < all ? `at least ${needed}` : 'all'} of its ${all} shifts.`,
  for: 'For',
  meetingStays: (meeting: string, at: string) => `You have a ${meeting} on ${at}. It’s on unless one of you calls it off.`,
  jobsPayAgeGoes: 'The offer includes all of the job’s pay by age.',
  hoursAWeek: 'Hours a week',
  startDate: 'Start date',
  replyEnd: 'Reply by the end of',
  wasReplyBy: (day: string, hours: number) => `It was ${day}. They need at least ${hours} hours to reply`,
  message: 'Message',
  messageOptional: 'Message (optional)',
  onceTheyAccept: (hasPlace: boolean) =>
    `Once they accept, you’ll see their phone and email${hasPlace ? ', and they’ll get the address' : ''}. Check their right to work before they start.`,
  sendAnOfferOf: (pay: string) => `Send an offer of ${pay}?`,

  // open-places
  placesOpen: (open: number) => `${counted(open, 'place')} open`,
  takenBy: (names: string) => `Taken by ${names}`,
  offeredTo: (names: string) => `Offered to ${names}`,

  // OfferShifts
  otherTimes: 'Other times',
  addOtherTimes: 'Add other times',
  tickedWhereFree: 'Ticked: shifts they can work',
  tickedWhereAsked: 'Ticked where they asked',
  tickedAsOffered: 'Ticked as in your offer',

  // OfferShiftRow
  shiftTimes: (day: string, start: string, end: string) => `${day} ${start} to ${end}`,
  dayFrom: (day: string) => `${day} from`,
  dayTo: (day: string) => `${day} to`,
  to: 'to',
  unpaidBreak: (minutes: number) => `${minutes} min unpaid break`,

  // OfferSum
  perWeek: 'a week',
  beforeTax: 'before tax',

  // shift-known
  free: 'Free',
  notFreeThen: 'Asked for it, but isn’t free then',
  theyveSaidTheyCan: 'They’ve said they can do it',
  askedFor: 'Asked for it',
  didntAsk: 'Didn’t ask for it',
  andPlaces: (known: string, places: string) => `${known}, ${places}`,

  // offer-facts
  hourlyPay: (hourly: string, weekly: string) => `${hourly}, ${weekly} a week before tax`,
  hours: 'Hours',
  aWeek: (hours: string) => `${hours} a week`,
  shifts: 'Shifts',
  flexible: 'Flexible',

  // RejectDialog
  notThisTime: (who: string) => `Not this time: ${who}`,
  sendIn60Minutes: 'Send in 60 minutes',
  sendMinutesReasonUntil: (value: number) =>
    `We send it in ${value} minutes, with the reason. Until then only your team sees it and you can undo it.`,
  reason: 'Reason',
  chooseAReason: 'Choose a reason',
  honestKindTheyRead: 'Be honest and kind. They’ll read it as you wrote it.',
  enterTheReason: 'Enter the reason',

  // RescindDialog
  withdrawTheOfferTo: (name: string) => `Withdraw the offer to ${name}?`,
  withdrawOffer: 'Withdraw offer',
  wellTellThemStraight: 'We’ll tell them straight away, with your reason.',
  enterAReason: 'Enter a reason',

  // move-options
  shortlist: 'Shortlist',
  inReview: 'In review',
  makeOffer: 'Make offer',
  interview: 'Interview',
  notThisTimeLabel: 'Not this time',
  notAvailableNow: 'Not available now',
  noLongerAvailable: 'No longer available',
  allPlacesFilledOffered: 'All places are filled or offered',
  alreadyOnItsWay: 'Already on its way',
  changeOffer: 'Change offer',
  offerAgain: 'Offer again',
  cancelInterview: 'Call off interview',
  reviewAgain: 'Review again',
  moveBackToReview: 'Move back to review',

  // offer-terms
  enterThePay: 'Enter the pay',
  isFarAbove: (pay: string, advertised: string) => `${pay} is far above the ${advertised} advertised. Check the amount.`,
  enterHoursAWeek: 'Enter hours a week',
  chooseAStartDate: 'Choose a start date',
  chooseAReplyDate: 'Choose a reply date',

  // useBulkMove
  takenBack: (length: number) => `${counted(length, 'step')} taken back`,
  undo: 'Undo',
  moved: (length: number) => `${counted(length, 'application')} moved`,
  invited: (length: number) => `${counted(length, 'person', 'people')} invited`,
  toldPeople: (told: number) => (told === 1 ? 'Message sent' : `Message sent to ${told} people`),
  wasntTold: 'didn’t get it. Try again',
  cantBeWrittenTo: 'can’t be written to any more',

  // useMoveFlow
  shortlistedHasBeenTold: (name: string) => `${name} is shortlisted and has been told. You can undo this for an hour`,
  isInReview: (name: string) => `${name} is in review`,
  hasTheChangedOffer: (name: string) => `${name} has the changed offer`,
  theOfferIsWith: (name: string) => `The offer is with ${name}`,
  theInterviewIsWith: (name: string) => `The interview is with ${name}`,
  isHired: (name: string) => `${name} is hired`,
  offerWithdrawn: (name: string) => `The offer to ${name} is withdrawn`,
  willHear60Minutes: (name: string) => `${name} will hear in 60 minutes. You can undo it until then`,
  undone: 'Undone',
}
