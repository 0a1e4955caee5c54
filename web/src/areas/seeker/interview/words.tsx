import type { ReactNode } from 'react'
import { counted } from '#web/shared/words/numbers'

/** What an interview says to who answers it. */
export const words = {
  recorded: {
    upTo: (length: string) => `Up to ${length}.`,
    afterThinking: (length: string, thinking: string) => `Up to ${length}, after about ${thinking} to think.`,
    grace: (length: string) => `If you’re mid-sentence when time’s up, you get ${length} to finish.`,
    counts: 'You look at it first. Only a recording that you use counts as a take.',
    left: (takes: number) => `You have ${counted(takes, 'take')} left.`,
  },

  // AnswersCard
  yourAnswers: 'Your answers',
  noAnswerYet: 'No answer yet.',
  noAnswerOneUp: 'No answer (optional)',
  haveDraftHereHavent: 'You have a draft here that you haven’t saved, so we won’t send it.',
  edit: 'Edit',
  answer: 'Answer',

  // InterviewHead
  interview: (title: string) => `Interview: ${title}`,
  sendItBy: (day: string, time: string) => ` · send it by ${day}, ${time}`,
  left: (unit: string) => `${unit} left`,

  // InterviewScreen
  cantFindInterview: 'We can’t find this interview',
  linkMayOldPart: 'The link may be old, or part of it may be missing.',
  seeYourApplications: 'See your applications',
  interviewLabel: 'Interview',
  couldntShowInterview: 'We couldn’t show this interview',

  // InterviewSkeleton
  loadingTheInterview: 'Loading the interview',

  // OverInterview
  youSentThisInterview: 'You sent this interview',
  deadlineInterviewHasPassed: 'The deadline for this interview has passed',
  thisInterviewWasCancelled: 'This interview was called off',
  progress: 'Progress',
  seeYourApplication: 'See your application',
  wentApplicationSaysWhen: (employerName: string, day: string, time: string) =>
    `It went to ${employerName} on ${day} at ${time}. Your application says when you’ll hear back.`,
  applicationSaysWhenHear: (employerName: string) => `It’s with ${employerName}. Your application says when you’ll hear back.`,
  endedCantSeeAny: (day: string, time: string, employerName: string) =>
    `It ended on ${day} at ${time}. ${employerName} can’t see any of your answers. Your application shows what happens next.`,
  noLongerNeededSees: (employerName: string) => `It’s no longer needed. ${employerName} can’t see your answers.`,

  // Overview
  welcomeFrom: (employerName: string) => `Welcome from ${employerName}`,
  theQuestions: 'The questions',
  question: (length: number) => counted(length, 'question'),
  continue: 'Continue',
  ofAnswered: (answered: number, length: number) => `${answered} of ${length} answered`,
  continueWithQuestion: (next: number) => `Continue with question ${next}`,
  checkAndSend: 'Review and send',

  // QuestionList
  answered: ', answered',
  openNow: ', open now',
  toThink: (facts: string, thinkSeconds: string) => `${facts} · ${thinkSeconds} to think`,
  answeredCanChangeOften: 'Answered. You can change it any time',
  answeredLabel: 'Answered',
  answeredCanChange: (left: number) => `Answered. You can change it ${left === 1 ? 'once more' : `${counted(left, 'time')} more`}`,

  // QuestionStep
  yourQuestions: 'Your questions',

  // ReviewStep
  questionAt: (place: number) => `question ${place}`,
  beforeSending: (questions: ReactNode) => <>Before you can send it, answer {questions}.</>,
  and: ' and ',
  yourInterviewIsWith: (employerName: string) => `Your interview is with ${employerName}`,
  back: 'Back',
  sendTheInterview: 'Send interview',
  checkYourAnswers: 'Review your answers',
  sendYourInterview: 'Send your interview?',
  sendIt: 'Send it',
  notYet: 'Not yet',
  thenSeesAnswersCan: (employerName: string) => `${employerName} then sees your answers. You can only send it once, so check it first.`,

  // StartCard
  stopAndComeBack: (moment: string) => `Stop and come back any time before ${moment}.`,
  practise: 'Practise with another question first',
  begin: 'Begin',
  whenYoureReady: 'When you’re ready',
  start: 'Start',
  answerInWriting: 'Answer in writing',

  // StepFoot
  nothingSentUntilEnd: 'Nothing is sent until the end.',

  // TermsCard
  onlyPeopleWhoWork: (employerName: string) =>
    `Only people at ${employerName} who handle applications see your answers, and only once you send them.`,
  answersErased: (deletesOn: string) => `Your answers will be deleted on ${deletesOn}.`,
  answersErasedDaysAfter: (value: number) => `Your answers are deleted ${value} days after the outcome.`,
  theyWereViewedBy: 'They were viewed by:',
  seeWhoOpenedThem: 'You’ll see who viewed them and when.',
  yourPrivacy: 'Your privacy',
  noSoftwareScoresFace: 'No software scores your face, voice or words.',
}
