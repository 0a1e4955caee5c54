import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/applicants/one. */
export const words = {
  // ApplicantInFull
  soFar: 'So far',

  // ApplicantScreen
  applicant: 'Applicant',
  applicantOf: (place: number, total: number) => `Applicant ${place} of ${total}`,
  applicants: 'Applicants',
  applicantsForThisJob: 'Applicants for this job',
  couldntOpenApplication: 'We couldn’t open this application',
  loadingApplication: 'Loading application',

  // BackgroundCard
  background: 'Background',
  workExperience: 'Work experience',
  education: 'Education',
  skills: 'Skills',
  showAllSkills: (count: number) => `Show all ${count} skills`,

  // BioVideoCard
  bioVideo: 'Bio video',
  bioVideoOf: (name: string) => `Bio video of ${name}`,
  seesWatchedVideoNever: (name: string) => `${name} can see you’ve watched this. It doesn’t affect the match.`,

  // MessagesCard
  messages: 'Messages',

  // NextStep
  nextStep: 'Next step',
  managerOwnerDecidesUsing: 'A manager or owner decides, using your scores and notes.',
  notTimeGoesOut: (undoUntil: string) => `Rejection goes out at ${undoUntil}. They can’t see it until then.`,
  canUndo: (isShortlisted: boolean, undoUntil: string) =>
    `You can undo ${isShortlisted ? 'shortlisting' : 'the move to review'} until ${undoUntil}.`,
  undo: 'Undo',
  thisApplicationIsFinished: 'This application is finished.',

  // NotesCard
  notes: 'Notes',
  at: (author: string, day: string, time: string) => `${author}, ${day} at ${time}`,
  note: 'Note',
  onlyCompanyCanSee: 'Only your company can see this.',
  saveNote: 'Save note',

  // OfferCard
  replyBy: 'Reply by',
  offer: 'Offer',

  // ReportPerson
  report: (name: string) => `Report ${name}`,
  somethingWrong: 'Something wrong?',

  // Scores
  no: 'No',

  // SentCard
  application: 'Application',
  noNoteTheirSkills: 'No note. Their skills and week fit are alongside.',
  aboutThem: 'About them',

  // ShownCard
  requirements: 'Requirements',
  match: (match: number) => `${match}% match`,
  whatProofIs: 'Proof can be work, study, a certificate or an employer’s word.',
  noneShown: (skills: number) => (skills === 1 ? 'It isn’t in their profile.' : `None of the ${skills} skills is in their profile.`),
  essential: 'Essential',
  whatHelps: 'What helps',
  missingHelps: (skills: string) => `Not in their profile: ${skills}`,
  notInProfile: 'Not in their profile',
  saysTheyCan: 'Says they can',
  matchOnlySortsApplicants: 'The match only sorts applicants. It never uses age, photo or video.',

  // WalkSteps
  applicantBefore: 'Previous applicant',
  of: (place: number, total: number) => `${place} of ${total}`,
  keys: 'Use ← and →',
  nextApplicant: 'Next applicant',

  // WeekFitCard
  theyveSaidTheyCan: 'They’ve said they can do it',
  /** What was reckoned, after their own word. */
  saidSinceChange: (said: string, clashingShifts: string) =>
    `You changed the job, and they said so on ${said}. By the week in their profile, it clashes: ${clashingShifts}.`,
  appliedFor: (wanted: number, shifts: number) =>
    `Asked for ${wanted < shifts ? `${wanted} of ${counted(shifts, 'shift')}` : shifts === 1 ? 'the shift' : shifts === 2 ? 'both shifts' : `all ${shifts} shifts`}`,
  weekFit: 'Week fit',
  noWeekAdded: 'No week added',
  noneShiftsTheyAsked: 'None of the shifts they asked for are left.',
  /** Without the clashing shifts where all of them clash. */
  clashesHoursFit: (clashingShifts: string | null, hoursFit: string, hoursTotal: string) =>
    `${clashingShifts === null ? '' : `Clashes: ${clashingShifts}. `}They can work ${hoursFit} of these ${hoursTotal}, not counting travel.`,
  /** Free at all these times, and yet some clash: the way takes too long. */
  freeNotInTime: (clashingShifts: string) => `Free then, but without time for the journey: ${clashingShifts}.`,
  freeForEveryShift: (isPart: boolean) => `Free for every shift${isPart ? ' that’s left' : ''}, travel included.`,
  travelIncluded: 'Travel included.',
  clashes: (clashingShifts: string) => `Clashes: ${clashingShifts}.`,
  othersHaveThem: 'Other people accepted them.',

  // history-lines
  applied: 'Applied',
  inReview: 'In review',
  invitedToAnInterview: 'Invited to an interview',
  theySentTheirInterview: 'They sent their interview',
  shortlisted: 'Shortlisted',
  youMadeAnOffer: 'You made an offer',
  theyAcceptedTheOffer: 'They accepted the offer',
  hired: 'Hired',
  turnedDown: 'Turned down',
  theyWithdrew: 'They withdrew',
  theyPulledOut: 'They pulled out',
  theyDeclinedTheOffer: 'They declined the offer',
  theOfferExpired: 'The offer expired',
  youWithdrewTheOffer: 'You withdrew the offer',
  closedWithoutAReply: 'Closed without a reply',
  closedWithTheJob: 'Closed with the job',
  youChangedTheJob: (change: string) => `You changed the job: ${change}`,
  youChangedTheOffer: (change: string) => (change === '' ? 'You changed the message of the offer' : `You changed the offer: ${change}`),
  theyCanStillDo: 'They can still do it',
  theInterviewDeadlinePassed: 'The interview deadline passed',
  youCancelledTheInterview: 'You called off the interview',
  youTookThatBack: 'You took that back',
  youOpenedIt: 'You opened it',
  notTimeWay: 'Rejection on its way',
  replyDue: 'Reply due',
  replyWasDue: 'Reply was due',

  // ApplicantHead
  noReplyYet: 'No reply yet',
  appliedOn: (job: string, day: string) => `${job} · applied ${day}`,
}
