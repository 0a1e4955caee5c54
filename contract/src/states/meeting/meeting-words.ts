/** What each kind and status of a meeting is called. Imports nothing but the types. */
import type { MeetingKind, MeetingStatus } from '#contract/states/meeting/meeting'

export const meetingKindWords: Readonly<Record<MeetingKind, string>> = {
  chat: 'Face-to-face chat',
  phone: 'Phone call',
  video: 'Video call',
  trial: 'Paid trial',
}
/** The same within a sentence. */
export const meetingKindWithin = (kind: MeetingKind): string =>
  `${meetingKindWords[kind].charAt(0).toLowerCase()}${meetingKindWords[kind].slice(1)}`
export const meetingWords: Readonly<Record<MeetingStatus, string>> = {
  proposed: 'Proposed',
  agreed: 'Agreed',
  cancelled: 'Called off',
  done: 'Done',
}
