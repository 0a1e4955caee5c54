/** What each kind and status of a meeting is called. Imports nothing but the types. */
import type { MeetingKind, MeetingStatus } from '#contract/states/meeting/meeting'

export const meetingKindWords: Readonly<Record<MeetingKind, string>> = {
  chat: 'Chat',
  phone: 'Phone call',
  video: 'Video call',
  trial: 'Paid trial',
}
export const meetingWords: Readonly<Record<MeetingStatus, string>> = {
  proposed: 'Proposed',
  agreed: 'Agreed',
  cancelled: 'Cancelled',
  done: 'Done',
}
