import { counted } from '#web/shared/words/numbers'

const listed = new Intl.ListFormat('en-GB')

/** What is said in areas/seeker/jobs/apply. */
export const words = {
  // ApplyFields
  addNote: 'Add note (optional)',
  noteEmployerOptional: 'Note to the employer (optional)',
  sayWhyYoudLike: 'Say why you’d like this job and anything they should know. Your draft is saved on this device.',
  letThemSeeWhen: 'Let them see when I’m free',
  theySeeFreeHours:
    'They’ll see your free hours when they suggest a time. If it’s off, they only see whether a time suits you. They never see your classes.',
  shareMyBioVideo: 'Share my bio video',
  theyCanWatchWhile: 'They can watch it while they can see this application. You’ll see who did.',

  // ApplySheet
  applyFor: (title: string) => `Apply for ${title}`,
  sendApplication: 'Send application',
  notNow: 'Not now',
  theyllReplyBy: (dayDate: string) => `They’ll reply by ${dayDate}`,

  // DocumentChoice
  documentsCvAmongThem: 'Documents (CV required)',
  documentsOptional: 'Documents (optional)',
  haventAddedAnyDocuments: 'You haven’t added any documents yet.',
  addDocument: 'Add document',

  // FaultsLink
  missing: (length: number) => `${counted(length, 'answer')} missing`,
  toFix: (length: number) => `${counted(length, 'thing')} to fix`,

  // Receipt
  hearBackBy: (day: string) => `You’ll hear back by ${day}`,
  hasIt: (employer: string, job: string) => `${employer} has your application for ${job}.`,
  replyFromIcs: (employerName: string) => `Reply from ${employerName}.ics`,
  applicationSent: 'Application sent',
  backToJob: 'Back to job',
  viewApplication: 'View application',
  addToCalendar: 'Add to calendar',
  hearSoonTheresReply: 'Hear as soon as there’s a reply?',

  // MoreThatFit
  moreThatFit: 'More jobs that fit your week',
  seeAll: 'See all',

  // ScreeningField

  // ShiftsAskedFor
  shifts: 'Shifts',
  done: 'Done',
  change: 'Change',
  aWeek: (weekly: string) => `${weekly} a week`,

  // WhatTheySee
  phoneAndEmail: 'Your phone and email only once you accept an offer. Your date of birth only when you’re hired.',
  viewProfile: 'View your profile',
  whatEmployerWillSee: 'What the employer will see',
  whatTheyWillSee: 'What they’ll see',
  nameHeadlineCityWork: 'Your name, headline, city, work, study and skills, as they are in your profile today',
  whatBacksEachSkill: 'What backs each skill they ask for: a line of your work or study, a certificate’s name, or an employer’s word',
  /** "Your note, answers and documents". */
  yours: (parts: readonly string[]) => `Your ${listed.format(parts)}`,
  note: 'note',
  answers: 'answers',
  documents: 'documents',
  howManyShiftsFit: 'How many of the shifts fit your week, never your timetable or your interests',
  howFarYouLive: 'About how many miles from the job you live, never your postcode',
  freeHoursOnlyIf: 'Whether a time they suggest suits you, and your free hours only if you let them',

  // reply-calendar
  calendarName: 'Replies',
  repliesByToday: (employerName: string, title: string) => `${employerName} replies by today: ${title}`,

  // screening

  // useApplication
  jobNeedsCvAdd: 'This job needs a CV. Add or choose one.',
}
