import type { ReactNode } from 'react'
import { minutesWords, shortHours, wholeHours } from '#web/shared/week/worked-hours'
import { counted } from '#web/shared/words/numbers'

/** What is said in areas/seeker/jobs/plan. */
export const words = {
  // Easings
  whatWouldHelp: 'What would help',

  // FoundWeeks
  jobWeekSavedHas: 'A job of the week you saved has closed, or you’ve applied for it.',
  forgetIt: 'Forget it',
  chooseAWeek: 'Choose a week',
  proposedWeeks: 'Proposed weeks',
  job: (length: number) => counted(length, 'job'),

  // NoWeek
  noWeekBuildYet: 'No week to build yet',
  noOpenJobNear: (help: string, hasWork: boolean) =>
    `No ${hasWork ? 'other ' : ''}open job near you fits your week yet. ${help} may bring more.`,
  moreFreeTime: 'More free time',
  changeYourWeek: 'Change your week',
  longerJourney: 'A longer journey',
  changeYourTravel: 'Change your travel',
  jobsFitNotLimits: 'Jobs fit your week, but not within these limits. More hours and getting home later would help most.',
  tryUpTo: (hours: number) => `Try up to ${hours} hours, home at any time`,
  workAllHours: (limit: number) => `Your work takes all ${limit} hours of your limit.`,
  changeYourLimit: 'Change your limit',

  // PlanApplySheet
  sent: 'Sent',
  notSent: 'Not sent',
  notSentYet: 'Not sent yet',
  hasQuestionsToAnswer: 'Has questions to answer',
  notSentWithLeft: (left: string) => `Not sent: ${left}`,
  ofSent: (sent: number, length: number) => `${sent} of ${counted(length, 'application')} sent`,
  yourApplicationsAreSent: 'Your applications are sent',
  backToTheWeek: 'Back to the week',
  notNow: 'Not now',
  seeYourApplications: 'See your applications',
  answerAndApply: 'Answer and apply',
  send: (length: number) => `Send ${counted(length, 'application')}`,
  eachEmployerHasYours: 'Each employer has yours now. You can withdraw any time.',
  ofSentWithSent: (sent: number, all: number) => `${sent} of ${all} sent.`,
  eachEmployerGetsProfile: 'Each employer gets your profile as it is now.',
  eachEmployerGetsProfileNow: (asking: number) =>
    `Each employer gets your profile as it is now. ${asking === 1 ? 'One asks' : `${asking} ask`} you something first.`,

  // PlanAside
  fuel: 'Fuel',
  busFares: 'Bus fares',
  fromHome: 'From home',
  min: (minutes: number) => minutesWords(minutes),
  faresAWeek: (fares: string) => `${fares} a week`,
  newAndHeld: (hours: number, held: number, employer: string | null) =>
    `${shortHours(hours)} new + ${shortHours(held)} ${employer === null ? 'of other work' : `at ${employer}`}`,
  ofYourLimit: 'Of your limit',
  payBeforeTax: 'Pay, before tax',
  aWeekBeforeTax: 'A week, before tax',
  latestHome: 'Latest home',
  of: (total: number, limit: number) => `${shortHours(total)} of ${wholeHours(limit)}`,
  theChosenWeek: 'The chosen week',
  afterTravelAWeek: 'After travel, a week',
  inAllAWeek: 'In all, a week',

  // PlanCard
  ofNewWork: 'of new work',
  travelling: 'travelling',
  aWeek: (title: string, left: string, isWayKnown: boolean) => `${title}, ${left} a week${isWayKnown ? ' after travel' : ''}`,
  aWeekAfterTravelSmall: 'a week, after travel',
  aWeekSmall: 'a week',
  noTravel: 'No travel',

  // PlanScreen
  buildAWeek: 'Build a week',
  couldntBuildWeek: 'We couldn’t build your week',

  // PlanSentence
  money: 'Money',
  hours: 'Hours',
  homeBy: 'Be home',
  sentence: (money: ReactNode, hours: ReactNode, homeBy: ReactNode) => (
    <>
      I need {money} <span>a week</span> from <span>{hours},</span> home {homeBy}
    </>
  ),
  change: (name: string, value: string) => `${name}: ${value}. Change`,

  // PlanSkeleton
  buildingYourWeek: 'Building your week',

  // SaveWeek
  saveThisWeek: 'Save this week',
  weekSaved: 'Week saved',

  // drawn-sets
  yourSavedWeek: 'Your saved week',
  asYouLeftIt: 'As you left it',

  // plan-limits
  atMost: (hours: number) => `at most ${counted(hours, 'hour')}`,
  byTime: (time: string) => `by ${time}`,
  anyTime: 'at any time',
}
