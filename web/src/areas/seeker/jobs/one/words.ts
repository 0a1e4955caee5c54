import { counted } from '#web/shared/words/numbers'
import { minutesWords } from '#web/shared/week/worked-hours'

/** What is said in areas/seeker/jobs/one. */
export const words = {
  // ApplyButton
  yourApplication: 'Your application',
  yourOffer: 'Your offer',
  findJobs: 'Find jobs',
  applyAgain: 'Apply again',
  apply: 'Apply',

  // AskedFor
  skillsNothingBehindYet: 'You’ve listed this',
  notInSkills: 'Not in your skills',
  skillBySkill: 'Skill by skill',
  whatTheyreLookingFor: 'What they’re looking for',
  whatProofIs: 'Proof can be work, study, a certificate or an employer’s word.',
  howWorkOut: 'How we work this out',
  theyDontAskAny: 'They don’t ask for any skills.',
  howMatchWorkedOut: 'How the match is worked out',
  sixTenthsWeekHow:
    'Six tenths of it is your week: how many hours of the shifts you have free, with the journey. Three tenths are the skills the job asks for, one tenth your interests: the kinds of work you chose don’t count. What a job doesn’t ask for doesn’t count.',
  skillCountsOnceSkills:
    'A skill counts once it’s in your skills. What backs it doesn’t change the match, but employers see it: a job title that usually needs it, a line about your work or study that names it, a certificate, or an employer who hired you.',
  ageSexRaceReligion:
    'Age, sex, race, religion, disability, photo and video never go in. The match puts jobs in order. It never rejects anyone.',

  // EmployerEvidence
  following: 'Following',
  follow: 'Follow',

  // JobActions
  saved: 'Saved',
  save: 'Save',
  share: 'Share',

  // JobHead
  ended: { paused: 'is paused', closed: 'has closed', removed: 'has been removed' },
  thisJob: (ended: string) => `This job ${ended}.`,
  cantApplyRightNow: 'You can’t apply right now.',
  offerStillCounts: (ended: string, day: string, time: string) =>
    `This job ${ended}, but your offer still counts. Reply by ${day}, ${time}.`,
  youApplied: (day: string) => `You applied on ${day}.`,
  back: 'Back',
  fitsYourWeek: 'Fits your week',
  strongMatch: 'Strong match',

  // JobMarks
  noMoney: 'No one here may ask you for money, or for bank details before an offer.',
  reported: (day: string) => `You reported this job on ${day}. We’ll look into it within a day.`,
  hideJob: 'Hide job',
  blockLabel: 'Block',
  wontSeeTheirJobs:
    'You won’t see their jobs or be able to apply to them. Applications you’ve already sent carry on. Unblock them under Saved.',

  // JobScreen
  perWeek: 'a week',
  jobNoLongerAdvertised: 'This job is no longer advertised',
  mayHaveClosedBeen: 'It may have closed or been removed.',
  findWork: 'Find work',
  job: 'Job',
  thisJobIsntAvailable: 'This job isn’t available',

  // JobSkeleton
  loadingTheJob: 'Loading the job',

  // MatchMeters
  notAskedFor: 'Not asked for',
  shifts: 'Shifts',
  skills: 'Skills',
  interests: 'Your interests',
  addYourInterests: 'Add your interests',
  addThoseYouHave: 'Add any others you have',

  // JobScreen
  goodToKnow: 'Good to know',

  // PayCard
  hoursAWeek: (hours: string) => `${hours} a week`,
  doorToDoorEstimate: 'Door to door, after travel',
  afterTravelAWeek: 'After travel, a week',

  // WayCard
  eachWay: 'Each way',
  homeBy: 'Home by',
  gettingThere: 'Getting there',
  inPlace: (location: string) => `In ${location}`,
  to: 'to',
  estimatedFromWhereYouLive: (miles: string) => `Estimated from where you live, about ${miles} away in a straight line.`,
  addressOnceYouAccept: 'You get the address once you accept an offer, or when they ask you to meet there.',
  addressIsInApplication: 'See the address in your application',
  thereEarly: (minutes: number) => `Leaving then gets you there ${minutes} minutes early.`,

  // useBlock
  couldntTakeBlockBack: 'We couldn’t take the block back. You find it under Saved.',
  undo: 'Undo',
  seeNoneJobsAny: 'You won’t see their jobs.',

  // useFollow
  tellWhenHasNew: 'We’ll tell you when they post a job.',

  // JobActions
  shareWithTitle: (title: string) => `Share ${title}`,

  // JobHead
  aboutMin: (minutes: number, mode: string) => `about ${minutesWords(minutes)} ${mode}`,

  // JobMarks
  blockWithEmployerName: (employerName: string) => `Block ${employerName}`,
  blockNamed: (employerName: string) => `Block ${employerName}?`,

  // JobScreen
  shiftWithCount: (count: number) => counted(count, 'shift'),

  // MatchMeters
  percentWithLabel: (label: string) => `${label}, percent`,
  ofWithHeldAndLength: (held: number, length: number) => `${held} of ${length}`,

  // PayCard
  busTrip: (trips: number) => counted(trips, 'bus trip'),
  trip: (trips: number) => counted(trips, 'trip'),
  travelWithMode: (mode: string) => `Travel, ${mode}`,

  // WayCard
  leaveByWithDay: (day: string) => `Leave by, ${day}`,
  aboutWithTimeOf: (timeOf: string) => `about ${timeOf}`,
  min: (minutes: number, mode: string) => `${minutesWords(minutes)} ${mode}`,

  // useBlock
  blocked: (employerName: string) => `Blocked: ${employerName}`,

  // useFollow
  youFollow: (employerName: string) => `You follow ${employerName}`,

  // JobMarks
  reportThisJob: 'Report this job',
  report: (title: string) => `Report ${title}`,
}
