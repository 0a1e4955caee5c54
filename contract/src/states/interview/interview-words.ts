/** What each status of an interview is called. Imports nothing but the type. */
import type { InterviewStatus } from '#contract/states/interview/interview'

export const interviewWords: Readonly<Record<InterviewStatus, string>> = {
  invited: 'Invited',
  in_progress: 'Started',
  submitted: 'Interview sent',
  expired: 'Deadline passed',
  cancelled: 'Called off',
}
