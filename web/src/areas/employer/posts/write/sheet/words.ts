import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/posts/write/sheet. */
export const words = {
  // Applying
  requireACv: 'Require a CV',
  fewStudentsHaveOne: 'Few students have one. You’ll get more applicants without it.',

  // Choosing
  day: (days: number) => counted(days, 'day'),
  replyToEveryoneWithin: 'Reply to everyone within',
  shownJobAlongHow: 'Shown on the job, along with how often you keep it',
  hideNamesUntilInterview: 'Hide names until an interview or an offer',
  youllSeeApplicant: 'You’ll see “Applicant 4” and judge on skills alone',
  doUseSoftwareJudge: 'Do you use software to judge who applies?',
  softwareRanksPeopleTurns: 'If software ranks or rejects people, they have a right to know.',

  // EntrancePhoto
  entrancePeopleSee: 'The entrance, as people see it',
  removeThePhoto: 'Remove the photo',
  photoOfTheEntrance: 'Photo of the entrance',
  noOneLooksDoor: 'So no one has to look for the door. Leave people out of the photo.',

  // FirstDay
  wherePeopleComeNo:
    'Where people come in. They see this once they accept an offer. Ask someone to meet you here and they see the address then.',
  address: 'Address',
  streetAndNumber: 'Street and number',
  whoToAskFor: 'Who to ask for',
  whereIsntContact: 'If it isn’t your contact',
  contact: 'Contact',
  theirPhoneNumber: 'Their phone number',
  whatToWear: 'What to wear',
  darkTopClosedShoes: 'Dark top, closed shoes',
  whatToBring: 'What to bring',
  yourOwnKnife: 'Your own knife',

  // InterviewQuestions
  everyInvitationStartsThese:
    'Every invitation starts with these; you can change them each time. If you ask for video or audio, the advert says so.',

  // MorePay
  upTo: 'Up to',
  onlyIfRange: 'Only if it’s a range',
  tips: 'Tips',
  asPeopleReadIt: 'People see this on the job',
  sharedFairlyAbout: 'Shared fairly, about £2 an hour',
  holidayPay: 'Holiday pay',
  payDay: 'Pay day',

  // PartSheet
  done: 'Done',

  // PayBands
  payDependsOnAge: 'Pay depends on age',

  // ScreeningQuestions
  yourQuestions: 'Your questions',
  question: (place: number) => `Question ${place}`,
  removeQuestion: (place: number) => `Remove question ${place}`,
  answer: 'Answer',
  options: 'Options',
  typeOnePressEnter: 'Type one and press Enter',
  anAnswerIsNeeded: 'An answer is needed',
  addAQuestion: 'Add question',

  // SkillsRequired
  skillsOptional: 'Skills (optional)',
  whichThemEssential: 'Which of them are essential?',

  // TheChecks
  n16AndOver: '16 and over',
  n18AndOver: '18 and over',
  minimumAge: 'Minimum age',
  why18AndOver: 'Why 18 and over?',
  mustLegalReasonNight: 'It must be a legal reason: night work, selling alcohol, betting or driving',
  dbsCheck: 'DBS check',
  whyDoNeed: 'Why do you need it?',
  askingHigherCheckThan: 'Asking for a higher check than the job allows can be against the law',
  openToStudentVisaHolders: 'Open to student visa holders',
  internationalStudentsCanApply: 'International students can apply unless there’s a legal reason not to.',
  whatsTheLegalReason: 'What’s the legal reason?',

  // TheContract
  contractType: 'Contract type',
  length: 'Length',
  guaranteedHoursAWeek: 'Guaranteed hours a week',
  leaveEmptyWhereNone: 'Leave empty if there are none',
  rotaNoticeDays: 'Rota notice (days)',
  howLongBeforeWeek: 'How long before a week people know its shifts',

  // TheCosts
  dressCode: 'Dress code',
  weProvideAUniform: 'We provide a uniform',
  peopleWontHaveBuy: 'People won’t have to buy their own',
  whatPeoplePayThemselves: 'What people pay for themselves mustn’t take their pay below the legal minimum.',
  aUniform: 'Who pays for the uniform?',
  training: 'Who pays for training?',

  // TheDates
  lastDayToApply: 'Last day to apply',
  newApplicationsStopEnd: 'People can apply until the end of this day',
  startDate: 'Start date',
  firstDayWork: 'The first day of work',
  theresNoShiftDay: (first: string) => `There’s no shift that day. The first is ${first}`,

  // ThePeople
  howManyPeopleDo: 'How many people do you need?',
  yourShiftsNeed: (usual: number, isChoice: boolean) =>
    `Your shifts ${isChoice ? 'have places for' : 'need'} ${counted(usual, 'person', 'people')}`,
  shiftsOnlyHaveRoom: (usual: number) =>
    `Your shifts only have room for ${counted(usual, 'person', 'people')}. Add people to them to hire more.`,
  youveSetWeekBut: (told: string, shifts: string) => `You’ve set ${told} a week, but the shifts come to ${shifts}. People see both.`,

  // TheWork
  mainTasksOptional: 'Main tasks (optional)',
  onePerLine: 'One per line',
  roleOptional: 'Role (optional)',
  barista: 'Barista',
  sector: 'Sector',

  // unsaid
  notSaid: 'Not said',

  // PayBands
  jobWillShowPay:
    'The job will show the pay for each age. Paying younger people less can shut older people out; most jobs pay everyone the same.',

  // SkillsRequired
  matchShowsWhoHas:
    'The match shows who has them; no one is hidden for missing one. Choose from the list, or type your own and press Enter.',
}
