import type { FeedbackKind, FeedbackStatus } from '@evenshift/contract/states/feedback'

export const kindWords: Readonly<Record<FeedbackKind, string>> = {
  bug: 'Something’s broken',
  idea: 'An idea',
  praise: 'Something you like',
  report_job: 'A report about a job',
  report_employer: 'A report about an employer',
  report_message: 'A report about a message',
  report_person: 'A report about an applicant',
  data_complaint: 'A complaint about your data',
  interview_experience: 'An interview',
  appeal: 'An appeal',
}
/** What can be written without pointing at a job, an employer or an application. */
export const freeKinds = ['bug', 'idea', 'praise', 'data_complaint', 'appeal'] as const satisfies readonly FeedbackKind[]

export const statusWords: Readonly<Record<FeedbackStatus, string>> = {
  received: 'Received',
  in_progress: 'In progress',
  resolved: 'Resolved',
  dismissed: 'Closed',
}
