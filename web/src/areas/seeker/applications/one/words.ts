import { counted } from '#web/shared/words/numbers'
import { minutesWords } from '#web/shared/week/worked-hours'

const weveTold = (employerName: string): string => `We’ve told ${employerName}.`

/** What is said in areas/seeker/applications/one. */
export const words = {
  // ApplicationScreen
  cantFindApplication: 'We can’t find this application',
  linkMayOldPart: 'The link may be old, or part of it may be missing.',
  seeYourApplications: 'See your applications',
  application: 'Application',
  offer: 'Offer',
  yourJob: 'Your job',
  couldntShowApplication: 'We couldn’t show this application',
  readTheAdvert: 'Read the advert',

  // ChangeCard
  whatChanged: 'What changed',
  thisJobHasChanged: 'This job has changed',
  stillFitsKeepMe: 'I can still do it',
  couldDoOthers: 'Could you do other shifts or times?',
  writeTo: (employer: string) => `Write to ${employer}`,
  noAnswerApplicationStays: 'No answer? Your application stays open, marked “not confirmed”.',

  // HistoryCard
  whatHappened: 'What happened',

  // InterviewCard
  interview: 'Interview',
  yourInterview: 'Your interview',
  question: (length: number) => counted(length, 'question'),
  viewedBy: 'Viewed by',
  continueInterview: 'Continue interview',
  startInterview: 'Start interview',
  viewInterview: 'View interview',

  // MessagesCard
  messages: 'Messages',

  // OpenedCard
  yourApplication: 'Your application',
  times: (what: string, times: number) => `${what}, ${times === 2 ? 'twice' : `${times} times`}`,
  yourBioVideo: 'Your bio video',
  couldntLoadWhoOpened: 'We couldn’t load who viewed it',
  whatTheyveViewed: 'What they’ve viewed',
  nothingYetYoull: 'Nothing yet. You’ll see here each time they view it.',
  showMore: 'Show more',

  // ReasonChoice
  reasonOptional: 'Reason (optional)',
  theEmployerSeesThis: 'The employer will see this.',

  // HolidayNote
  firstShiftOn: (employer: string, holiday: string, isByBus: boolean) =>
    `Ask ${employer} whether they open on ${holiday}${isByBus ? ', and check that buses run' : ''}.`,

  // SentCard
  whatYouSent: 'What you sent',
  shifts: 'Shifts',
  shiftsAskedFor: 'Shifts you asked for, as they are now',
  of: (asked: number, all: number) => (asked === 2 && all === 2 ? '(both shifts)' : `(${asked} of ${counted(all, 'shift')})`),
  askedWhenItWas: (shifts: string) => `You asked when it was ${shifts}.`,
  untilItWas: (day: string, shifts: string) => `Until ${day} it was ${shifts}.`,
  noneLeft: 'None of the shifts you asked for are left.',
  yourNote: 'Your note',
  documents: 'Documents',
  bioVideo: 'Bio video',
  shared: 'Shared',
  freeTimes: 'Free times',
  sharedHelpFindTime: 'Shared, to help find a time to meet',

  // PulledOut
  youPulledOutOn: (day: string) => `You pulled out on ${day}`,
  reason: (why: string) => `Reason: ${why}.`,
  reasonWithin: (why: string) => `Reason: ${why}`,
  youHadAccepted: 'You had accepted:',
  weveTold,

  // StatusCard
  progress: 'Progress',
  youllHearBackBy: (replyBy: string) => `You’ll hear back by ${replyBy}`,
  theyllNowReplyBy: (replyBy: string, meeting: string, day: string) => `They’ll now reply by ${replyBy}, after your ${meeting} on ${day}`,
  theyllNowReplyAfter: (replyBy: string, meeting: string) => `They’ll now reply by ${replyBy}, after your ${meeting}.`,
  askForAnotherShift: 'Message them to ask for another shift',
  lookJobAgain: 'Look at the job again',
  openAgain: 'It’s open again. Apply now',
  findJobsLikeThis: 'Find jobs like this',
  markYourWeek: 'Mark your week',

  // Withdraw
  withdrawing: (employerName: string) => ({
    verb: 'Withdraw',
    from: (title: string) => `Withdraw from ${title}`,
    title: 'Withdraw your application?',
    means: `${employerName} can no longer view it, but keeps your messages. You can apply for this job again while it’s open.`,
    stay: 'Cancel',
    done: 'Application withdrawn',
  }),
  pullingOut: (employerName: string) => ({
    verb: 'Pull out',
    from: (title: string) => `Pull out of ${title}`,
    title: 'Pull out of this job?',
    means: `${employerName} will be told straight away, and your shifts are open to others again. They keep your messages. Only one date a problem? Message ${employerName}.`,
    stay: 'Keep the job',
    done: `You’ve pulled out. ${weveTold(employerName)}`,
  }),

  // history-lines
  youApplied: 'You applied',
  theyStartedReviewingIt: 'They started reviewing it',
  theyInvitedInterview: 'They invited you to an interview',
  youSentYourInterview: 'You sent your interview',
  theyShortlistedYou: 'They shortlisted you',
  theyMadeOffer: 'They made you an offer',
  theyChangedTheOffer: (what: string | null) => (what === null ? 'They changed the offer' : `They changed the offer: ${what}`),
  youAcceptedTheOffer: 'You accepted the offer',
  theyHiredYou: 'They hired you',
  notThisTime: 'Not this time',
  youWithdrew: 'You withdrew',
  youDeclinedTheOffer: 'You declined the offer',
  theOfferExpired: 'The offer expired',
  theyWithdrewTheOffer: 'They withdrew the offer',
  closedBecauseTheyDidnt: 'Closed because they didn’t reply',
  theJobClosed: 'The job closed',
  someoneElseGotTheJob: 'Someone else got the job',
  theInterviewDeadlinePassed: 'The interview deadline passed',
  theyCancelledTheInterview: 'They called off the interview',
  theyTookThatBack: 'They took that back',
  theyViewedIt: 'They viewed it',

  // ChangeCard
  knowsYoureStillIn: (employerName: string) => `${employerName} knows you’re still in`,
  changedItOn: (employerName: string, at: string) => `${employerName} changed it on ${at}.`,
  youSaidYouCan: (day: string | null) => `${day === null ? 'Today' : `On ${day}`} you said you can still do it`,

  // InterviewCard
  readThemFirstAnswerOwn: (questions: number, employerName: string, day: string, time: string) =>
    `${counted(questions, 'question')} from ${employerName}. Read them first, answer in your own time, send it by ${day}, ${time}.`,
  questionWithLength: (length: number) => counted(length, 'question'),
  deletedOn: (deletesOn: string) => `Deleted on ${deletesOn}.`,
  seesNoneOfYourAnswers: (employerName: string) => `${employerName} sees none of your answers.`,

  // OpenedCard
  yourAnswerTo: (label: string) => `Your answer to “${label}”`,

  // job-line
  fromHome: 'From home',
  hoursAWeek: (hours: string) => `${hours} a week`,
  aboutMin: (minutes: number, mode: string) => `about ${minutesWords(minutes)} ${mode}`,

  // history-lines
  youSaidYouCanStillDoIt: 'You said you can still do it',
  theyChangedTheJob: 'They changed the job',
  theyChangedTheJobSo: (change: string) => `They changed the job. ${change}`,
}
