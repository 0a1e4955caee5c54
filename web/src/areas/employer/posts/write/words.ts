import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/posts/write. */
export const words = {
  // NewPostScreen
  loadingTheRoles: 'Loading the roles',
  managersOwnersPostJobs: 'Only managers and owners can post jobs',
  loadingYourCompany: 'Loading your company',
  couldntLoadDraft: 'We couldn’t load this draft',
  loadingTheDraft: 'Loading the draft',

  // PostWizard
  savedAsDraft: (job: string) => `${job} is saved as a draft.`,
  postAJob: 'Post a job',
  editJob: 'Edit job',
  enterTheJobTitle: 'Enter the job title',
  describeTheWork: 'Describe the work',
  yourJobIsLive: 'Your job is live',
  yourJob: 'Your job',
  allFilledIn: 'It’s all filled in. Change what you need. Before you save, you’ll see who we’ll tell.',
  advertJustPeopleWill: 'The advert is just as people will see it.',

  // WizardFoot
  back: 'Back',
  toFix: (faults: number) => `${counted(faults, 'thing')} to fix`,
  savedAsADraft: (savedAt: string, value: string) => `Draft saved ${savedAt}${value}`,
  canPublishWhenYoure: 'You can publish it when you’re approved.',
  reviewJob: 'Review job',
  next: 'Next',
  save: 'Save',
  publish: 'Publish',
  saveTheChanges: 'Save changes',

  // WizardHead
  readOnceThenPublish: 'Read it once, then publish',
  readOnceThenSave: 'Read it once, then save',
  whatJobIsIt: 'What job is it?',
  ofSteps: (place: number, length: number) => `, ${place} of ${length}`,
  stepOf: (place: number, length: number) => `Step ${place} of ${length}`,
  toFixLabel: '· to fix',
  changeRole: 'Change role',

  // useHolders
  heldBy: (names: string, isFilled: boolean) => `${isFilled ? 'Filled by' : 'Accepted by'} ${names}`,
  offeredTo: (names: string, isAfter: boolean) => `${isAfter ? 'offered' : 'Offered'} to ${names}`,
  keepTimes: (said: string, count: number, isOpen: boolean) =>
    `${said}. If you change or remove this shift, ${count === 1 ? 'they keep' : 'each of them keeps'} the times ${isOpen ? 'of their offer' : 'they agreed'}.`,

  // useMinimumWage
  for21AndOver: 'for 21 and over',
  for18To20: 'for 18 to 20',
  under18: 'under 18',
  forApprentices: 'for apprentices',
  legalMinimumHour: (from: string, each: string) => `Legal minimum an hour from ${from}: ${each}.`,
}
