import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/applicants/one. */
export const words = {
  // ApplicantInFull
  soFar: 'So far',

  // ApplicantScreen
  applicationNoLongerHere: 'This application is no longer here',
  theyMayHaveWithdrawn: 'They may have withdrawn it or deleted their account.',
  seeAllApplicants: 'See all applicants',
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

  // ConfirmedSkillsCard
  confirmSkills: 'Confirm skills',
  whatHaveSeenDo: (name: string) => `What have you seen ${name} do?`,
  confirmAll: (length: number) => `Confirm all ${length}`,
  confirmTheOther: (length: number) => `Confirm the other ${length}`,
  theirProfileLaterApplications: 'Their profile and later applications will say that your company confirmed it. Press again to undo.',

  // MessagesCard
  messages: 'Messages',

  // NextStep
  nextStep: 'Next step',
  managerOwnerDecidesUsing: 'A manager or owner decides, using your scores and notes.',
  meet: 'Meet',
  notTimeGoesOut: (undoUntil: string) => `Rejection goes out at ${undoUntil}. They can’t see it until then.`,
  canUndo: (isShortlisted: boolean, undoUntil: string) =>
    `You can undo ${isShortlisted ? 'shortlisting' : 'the move to review'} until ${undoUntil}.`,
  undo: 'Undo',
  youHiredThem: 'You hired them.',
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
  phone: 'Phone',
  email: 'Email',
  dateOfBirth: 'Date of birth',

  // ShownCard
  requirements: 'Requirements',
  match: (match: number) => `${match}% match`,
  saidTheyTypedShown: 'Said: their word. Shown: backed by work, study or a certificate. Confirmed: by an employer here.',
  jobHasNoRequirements: 'This job has no requirements to check.',
  theirSkillsNothingBehind: 'They’ve listed it, but nothing backs it up yet',
  matchOnlySortsApplicants: 'The match only sorts applicants. It never uses age, photo or video.',

  // WalkSteps
  applicantBefore: 'Previous applicant',
  of: (place: number, total: number) => `${place} of ${total}`,
  keys: 'Use ← and →',
  nextApplicant: 'Next applicant',

  // WeekFitCard
  appliedFor: (wanted: number, shifts: number) => `Applied for ${wanted} of ${counted(shifts, 'shift')}:`,
  weekFit: 'Week fit',
  noWeekAdded: 'No week added',
  noneShiftsTheyAsked: 'None of the shifts they asked for are left.',
  theyHaventSaidWhen: 'They haven’t said when they’re free.',
  /** Of the shifts that they asked for, where the job has more. */
  canWork: (fit: number, total: number, isOfSome: boolean) => {
    if (!isOfSome) return `Fits ${fit} of ${counted(total, 'shift')}`
    if (total === 1) return fit === 1 ? 'Can work the shift they asked for' : 'Not free for the shift they asked for'
    const all = total === 2 ? 'both' : `all ${total}`
    return fit === total ? `Can work ${all} shifts they asked for` : `Can work ${fit} of the ${total} shifts they asked for`
  },
  clashesHoursFit: (clashingShifts: string, hoursFit: string, hoursTotal: string) =>
    `Clashes: ${clashingShifts}. They can work ${hoursFit} of these ${hoursTotal}, before the journey is counted.`,
  freeEveryShiftJourney: 'Free for every shift, including travel time.',
  workedOut: (clashes: string, fitAt: string) => `${clashes} Worked out ${fitAt}.`,

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
  theyDeclinedTheOffer: 'They declined the offer',
  theOfferExpired: 'The offer expired',
  youWithdrewTheOffer: 'You withdrew the offer',
  closedWithoutAReply: 'Closed without a reply',
  closedWithTheJob: 'Closed with the job',
  foundSomethingElse: 'found something else',
  theHours: 'the hours',
  thePay: 'the pay',
  theirStudies: 'their studies',
  notAsDescribed: 'not as described',
  youChangedTheJob: (change: string) => `You changed the job: ${change}`,
  youChangedTheOffer: (change: string) => (change === '' ? 'You changed the message of the offer' : `You changed the offer: ${change}`),
  theInterviewDeadlinePassed: 'The interview deadline passed',
  youCancelledTheInterview: 'You cancelled the interview',
  youTookThatBack: 'You took that back',
  youOpenedIt: 'You opened it',
  notTimeWay: 'Rejection on its way',
  replyDue: 'Reply due',

  // ApplicantHead
  appliedOn: (job: string, day: string) => `${job} · applied ${day}`,
}
