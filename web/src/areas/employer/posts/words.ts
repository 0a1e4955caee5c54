import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/posts. */
export const words = {
  // CloseDialog
  whenShouldItClose: 'When should it close?',
  whyClosing: 'Why are you closing it?',
  reopenUntilWhen: 'Reopen until when?',
  save: 'Save',
  closeJob: 'Close job',
  reopen: 'Reopen',
  closed: 'Closed',
  openUntil: (date: string) => `Open until ${date}`,
  staysClosed: (title: string) => `${title} stays closed.`,
  reason: 'Reason',
  lastDayToApply: 'Last day to apply',
  closesEndDay: 'Closes at the end of that day',
  reopeningTells: 'Closes at the end of that day. Reopening tells no one. People whose applications closed with the job can apply again.',
  stillReviewing: (open: number) =>
    open === 0
      ? 'Applications are closed.'
      : `Applications are closed. ${counted(open, 'application')} ${open === 1 ? 'stays' : 'stay'} open, and you still reply to ${open === 1 ? 'it' : 'each'}.`,
  cancel: 'Cancel',

  // PostMenu
  liveAgain: 'Live again',
  staysPaused: (title: string) => `${title} stays paused.`,
  draftAgain: 'Moved back to draft',
  pausedNoOneNew: 'Paused. No one new can apply',
  moreActionsFor: (title: string) => `More actions for ${title}`,
  deleteThisDraft: 'Delete this draft?',
  delete: 'Delete',
  isGoneForGood: (title: string) => `You won’t be able to get “${title}” back.`,

  // Uncovered
  shortBy: (shift: string, people: number, offered: readonly string[]) =>
    `${shift} (${counted(people, 'place')})${offered.length > 0 ? `: waiting for ${offered.join(' and ')} to reply to your offer` : ''}`,
  leftOpen: (day: string, times: string, by: string) => `${day} ${times} (${by})`,
  askedAndCan: (shifts: string) => `asked for ${shifts} and can do it.`,
  uncovered: 'Not covered:',

  // WhoIsTold
  people: (count: number) => counted(count, 'person', 'people'),
  others: (count: number) => counted(count, 'other'),
  closesAndTells: (count: number, names: string, said: string) =>
    `We’ll close ${counted(count, 'application')}, call off any meeting and tell ${names}: “${said}”`,
  closes: (count: number) => `We’ll close ${counted(count, 'application')} and call off any meeting.`,
  reads: (names: string, said: string) => `${names}: “${said}”`,
  keepReason: (names: string) => `We’ll send ${names} the reason you chose.`,
  whatHappens: 'What happens',
  hiredStay: (names: string, count: number) =>
    count === 1 ? `${names} is hired and keeps the job.` : `${names} are hired and keep the job.`,
  acceptedStay: (names: string, count: number) =>
    `${names} ${count === 1 ? 'has' : 'have'} accepted your offer and ${count === 1 ? 'keeps' : 'keep'} the job.`,
  offersStay: (names: string, count: number) => `${names} ${count === 1 ? 'has' : 'have'} an offer and can still accept it.`,

  // no-such-job
  cantFindJob: 'We can’t find this job',
  linkMayOldPart: 'The link may be old, or part of it may be missing.',
  seeYourJobs: 'See your jobs',

  // post-actions
  share: 'Share',
  finishAndPublish: 'Finish and publish',
  moveBackToDraft: 'Move back to draft',
  pause: 'Pause',
  resume: 'Resume',
  everyPlaceIsFilled: 'All places are filled',
  closedMoreThanDays: (value: number) => `It closed more than ${value} days ago`,
  editClosingDate: 'Edit closing date',
  copyJob: 'Copy job',
  deleteDraft: 'Delete draft',
}
