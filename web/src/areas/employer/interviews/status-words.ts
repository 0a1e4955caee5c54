import type { InterviewStatus } from '@evenshift/contract/states/interview/interview'

/** Where an interview stands, on the employer's side. */
export const statusWords: Readonly<Record<InterviewStatus, string>> = {
  invited: 'Not started',
  in_progress: 'Begun',
  submitted: 'Sent in',
  expired: 'Deadline passed',
  cancelled: 'Cancelled',
}
