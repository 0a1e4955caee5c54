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
  stillOpenThoseWithout: (counts: number) =>
    `${counted(counts, 'application is', 'applications are')} still open. We’ll close those without an offer and tell people why.`,
  lastDayToApply: 'Last day to apply',
  closesEndDay: 'Closes at the end of that day',
  cancel: 'Cancel',

  // PostMenu
  liveAgain: 'Live again',
  staysPaused: (title: string) => `${title} stays paused.`,
  draftAgain: 'Moved back to draft',
  pausedNoOneNew: 'Paused. No one new can apply. Reply to existing applicants as promised',
  moreActionsFor: (title: string) => `More actions for ${title}`,
  deleteThisDraft: 'Delete this draft?',
  delete: 'Delete',
  isGoneForGood: (title: string) => `You won’t be able to get “${title}” back.`,

  // no-such-job
  cantFindJob: 'We can’t find this job',
  linkMayOldPart: 'The link may be old, or part of it may be missing.',
  seeYourJobs: 'See your jobs',

  // post-actions
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
