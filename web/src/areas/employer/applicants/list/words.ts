import type { ApplicantSort } from '@evenshift/contract/states/company/employer-lists'

/** What is said in areas/employer/applicants/list. */
export const words = {
  // ApplicantCards
  couldntLoadApplicants: 'We couldn’t load the applicants',
  loadingApplicants: 'Loading applicants',
  select: (name: string) => `Select ${name}`,
  applied: (appliedAt: string) => `applied ${appliedAt}`,
  pagesOfApplicants: 'Pages of applicants',
  sorted: {
    reply_due: 'Reply due first',
    match: 'Best match first',
    newest: 'Newest first',
    oldest: 'Oldest first',
    name: 'By name',
  } satisfies Record<ApplicantSort, string>,

  // ApplicantRow
  notViewed: 'Not viewed',

  // ApplicantTable
  name: 'Name',
  weekFit: 'Week fit',
  match: 'Match',
  weekNotKnown: 'Week not known',
  stage: 'Stage',
  next: 'Next',
  applicants: 'Applicants',
  selectAllPage: 'Select all on this page',
  actions: 'Actions',

  // EmptyApplicants
  noMatches: 'No matches',
  removeFilterTryAnother: 'Remove a filter or try another search.',
  noApplicantsYet: 'No applicants yet',
  whenSomeoneAppliesYoull: 'When someone applies, you’ll see how their week fits your shifts.',
}
