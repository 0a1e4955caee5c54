import type { InterviewStatus } from '@evenshift/contract/states/interview/interview'

/** Where an interview stands, on the employer's side. */
export const statusWords: Readonly<Record<InterviewStatus, string>> = {
  invited: 'Not begun',
  in_progress: 'Begun',
  submitted: 'Sent in',
  expired: 'Time ran out',
  cancelled: 'Cancelled',
}
