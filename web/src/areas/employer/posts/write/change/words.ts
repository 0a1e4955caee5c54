import type { MessageKind } from '@evenshift/contract/states/job/job-change'
import { counted } from '#web/shared/words/numbers'

const listed = new Intl.ListFormat('en-GB')

/** What is said in areas/employer/posts/write/change. */
export const words = {
  // ChangeCheck
  back: 'Back',
  toEditing: 'to editing',
  checkTheChange: 'Check the change',
  is: (title: string, status: string) => `${title} is ${status}.`,
  whatChanges: 'What changes',
  addALine: 'Add a line',
  addALineOptional: 'Add a line (optional)',
  wellAddJobsHistory: 'We’ll add this to the job’s history with today’s date',
  saveAndTell: (told: number) => (told === 0 ? 'Save' : `Save and tell ${counted(told, 'person', 'people')}`),

  // saved-words
  saved: 'Saved',
  savedAndTold: (asked: number, told: number) => {
    const all = [
      asked > 0 && `asked ${counted(asked, 'applicant')} whether it still fits`,
      told > 0 && `told ${counted(told, 'person', 'people')}`,
    ]
    return `Saved. We’ve ${listed.format(all.filter((each) => each !== false))}`
  },

  // MessagePreview
  whatEachPersonGets: 'What each person gets',
  straightAwayAppEmail: (name: string) => `Straight away, in the app and by email. This is ${name}’s.`,
  messageTo: 'Whose message',
  kinds: { asked: 'Who can answer', told: 'Who is only told', offer: 'Who has an offer', hired: 'Who is hired' } satisfies Record<
    MessageKind,
    string
  >,
  stillFitsKeepMe: 'I can still do it',
  withdraw: 'Withdraw',
  noAnswerTheirApplication:
    'No answer? Their application stays open, marked “not confirmed”. The dates you promised to reply by don’t move.',

  // OffersNote
  hasAcceptedTheirs: 'has accepted theirs',
  hasAnOpenOne: 'has an open one',
  and: (all: string, last = '') => `${all} and ${last}`,
  offersDontChange: (length: number) => `${length === 1 ? 'One offer doesn’t' : `${length} offers don’t`} change.`,
  theyKeepOldTerms: 'They keep the old terms.',
  onTheOldTerms: (named: string) => `${named}, on the old terms.`,

  // HiredNote
  keepTimes: 'People you’ve hired keep the times they agreed',
  wellTellThem: 'We’ll tell them. Once it’s saved, you can ask them to move to a new time.',
  message: (name: string) => `Message ${name}`,

  // UntoldNote
  others: (count: number) => counted(count, 'other'),
  whoIsntTold: 'Who isn’t told',
  hiredKeep: (names: string, count: number) => `${names} ${count === 1 ? 'is hired and keeps' : 'are hired and keep'} what you agreed.`,
  askedForOthers: (names: string) => `${names} asked for other shifts.`,
  haveWithdrawn: (count: number) => `${counted(count, 'person has', 'people have')} withdrawn.`,
  havePulledOut: (count: number) => `${counted(count, 'person has', 'people have')} pulled out.`,
  areOver: (count: number) => `${counted(count, 'application is', 'applications are')} closed.`,

  // PeopleTold
  theSame: 'the same',
  noneLeft: 'none left',
  of: (fit: number, value: number) => `${fit} of ${value}`,
  shiftsThatFit: 'Shifts that fit:',
  thenFit: 'then',
  whoIsTold: 'Who is told',
  willBeTold: (told: number) => `${counted(told, 'person', 'people')} will be told`,
  theirFitWorkedOut: 'Their fit is worked out again today.',
  fitsBetter: 'fits better',
  fitBetter: 'fit better',
  fitsLess: 'fits less',
  fitLess: 'fit less',
  whoWellTell: 'Who we’ll tell',
  keepsTimes: (shifts: string) => `Keeps ${shifts}`,
  seeAll: (length: number) => `See all ${length}`,
  andMore: (told: number) => `And ${told} more.`,
}
