import type { InterviewStatus } from '@evenshift/contract/states/interview/interview'

/** Where an interview stands, on the employer's side. */
export const statusWords: Readonly<Record<InterviewStatus, string>> = {
  invited: 'Not started',
  in_progress: 'Started',
  submitted: 'Received',
  expired: 'Deadline passed',
  cancelled: 'Called off',
}
