import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/home/first. */
export const words = {
  // FirstDraft
  isReadyToPublish: (title: string) => `${title} is ready to publish`,
  finish: (title: string) => `Finish ${title}`,
  savedDraftFill: (length: number) => `It’s saved as a draft. ${counted(length, 'thing')} to fill in.`,
  savedDraft: 'It’s saved as a draft.',
  reviewAndPublish: 'Review and publish',
  finishTheJob: 'Finish the job',

  // FirstHome
  youreIn: (name: string) => `You’re in, ${name}`,
  wasApprovedAt: (companyName: string, day: string, time: string) => `${companyName} was approved ${day} at ${time}.`,
  postYourFirstJob: 'Post your first job',
  aboutTwoMinutesPick: 'It takes about two minutes. Choose a role and we’ll fill in the usual tasks, skills and shifts.',
  postAJob: 'Post a job',

  // FirstJob
  yourFirstJob: 'Your first job',

  // FirstOut
  liveSince: (day: string, time: string) => `Live since ${day} ${time}`,
  noOneHasLooked: 'No one has looked yet',
  looked: (views: number) => `${counted(views, 'person has', 'people have')} looked`,
  isLive: (title: string) => `${title} is live`,
  wereReading: (title: string) => `We’re reading ${title}`,
  goesLiveAfterUsually: 'It goes live after that, usually within one working day. We’ll email you.',
  viewJob: 'View job',

  // FirstSteps
  confirmYourCompany: 'Confirm your company',
  doneOn: (statusSince: string) => `Done on ${statusSince}`,
  addYourLogo: 'Add your logo',
  replacesEveryJob: (toUpperCase: string) => `It replaces the ${toUpperCase} on every job`,
  onEveryJob: 'It’s on every job',
  addALogo: 'Add logo',
  introduceYourselves: 'Introduce yourselves',
  threeSentencesPhoto: 'Three sentences and a photo',
  write: 'Write',
  addAPhoto: 'Add photo',
  inviteAColleague: 'Invite a colleague',
  readApplications: 'To read applications with you',
  invite: 'Invite',
  whenHaveMinute: 'When you have a minute',
  ofDone: (done: number, all: number) => `${done} of ${all} done`,
  done: ', done',

  // FirstWeek
  howFirstWeekGoes: 'How your first week goes',
  youPublishAJob: 'You publish a job',
  checkFirstOne: 'We check your first one',
  withinOneWorkingDay: 'within one working day',
  peopleWhoFreeApply: 'People who are free can apply',
  youReplyToEveryone: 'You reply to everyone',
  within: (days: number | null) => (days === null ? 'by the date you promise' : `within ${counted(days, 'day')}`),

  // WhatPeopleSee
  whatPeopleSee: 'What people see',
  checkedOn: 'checked on ',
  showWhatCheckedWhen:
    'We show what we checked and when, never your phone number. People get a job’s full address once they accept an offer, or when you ask them to meet you there.',
}
