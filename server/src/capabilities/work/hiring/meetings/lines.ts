/** What the history of an application says of its meeting: the same to both sides, who did it stands beside. */
import { meetingKindWithin, meetingKindWords } from '@evenshift/contract/states/meeting/meeting-words'
import type { MeetingAction } from '@evenshift/contract/states/meeting/meeting-moves'
import { londonDay } from '@evenshift/contract/london'
import type { MeetingRow } from '#server/capabilities/work/hiring/meetings/tables'
import { dayWords, momentWords } from '#server/capabilities/ground/reference/public'

const counted = (times: number): string => (times === 1 ? '1 time' : `${times} times`)

/** `before` is the meeting as it stood; null where this began it. */
export function lineOf(action: MeetingAction, before: MeetingRow | null, { kind, at, times }: MeetingRow, now: Date): string {
  const what = meetingKindWords[kind]
  const when = at === null ? '' : `: ${momentWords(at, now)}`
  switch (action) {
    case 'propose':
      return before === null
        ? `${what} proposed, ${counted(times.length)} to choose from`
        : `New times for the ${meetingKindWithin(kind)}, ${counted(times.length)} to choose from`
    case 'suggest':
      return `Other times suggested for the ${meetingKindWithin(kind)}, ${counted(times.length)}`
    case 'pick':
      return `${what} agreed${when}`
    case 'decline':
      return `${what} declined`
    case 'cancel':
    case 'end':
      return `${what} called off`
    case 'lapse':
      return `${what} called off, no time was agreed`
    case 'finish':
      return `${what} over`
  }
}

/** Beside it, where the move made the day of the reply another one. */
export const replyLine = (by: Date, now: Date): string => `Reply now due by ${dayWords(londonDay(by), now)}`
