/** What the history of an application says of its meeting: the same to both sides, who did it stands beside. */
import { type MeetingKind } from '@evenshift/contract/states/meeting/meeting'
import { meetingKindWords } from '@evenshift/contract/states/meeting/meeting-words'
import type { MeetingAction } from '@evenshift/contract/states/meeting/meeting-moves'
import type { MeetingRow } from '#server/capabilities/work/hiring/meetings/tables'
import { momentWords } from '#server/capabilities/ground/reference/public'

/** "A phone call": as it begins a sentence. */
const within: Readonly<Record<MeetingKind, string>> = {
  chat: 'the chat',
  phone: 'the phone call',
  video: 'the video call',
  trial: 'the paid trial',
}
const counted = (times: number): string => (times === 1 ? '1 time' : `${times} times`)

/** `before` is the meeting as it stood; null where this began it. */
export function lineOf(action: MeetingAction, before: MeetingRow | null, { kind, at, times }: MeetingRow, now: Date): string {
  const what = meetingKindWords[kind]
  const when = at === null ? '' : `: ${momentWords(at, now)}`
  switch (action) {
    case 'propose':
      return before === null
        ? `${what} proposed, ${counted(times.length)} to choose from`
        : `New times for ${within[kind]}, ${counted(times.length)} to choose from`
    case 'suggest':
      return `Other times suggested for ${within[kind]}, ${counted(times.length)}`
    case 'pick':
      return `${what} agreed${when}`
    case 'decline':
      return `${what} declined`
    case 'cancel':
    case 'end':
      return `${what} cancelled`
    case 'lapse':
      return `${what} cancelled, no time was agreed`
    case 'finish':
      return `${what} over`
  }
}
