import type { MeetingAction } from '@evenshift/contract/states/meeting/meeting-moves'
import type { Mover } from '#server/capabilities/work/hiring/history'
import { notifyOfMeetings } from '#server/capabilities/work/hiring/letters/mails'
import type { MeetingNotice } from '#server/capabilities/work/hiring/letters/meeting-notices'
import type { Held } from '#server/capabilities/work/hiring/meeting-steps/held'
import { recordMeetings } from '#server/capabilities/work/hiring/meetings/moves'
import { replyMovedTo } from '#server/capabilities/work/hiring/meetings/rules'
import type { MeetingRow } from '#server/capabilities/work/hiring/meetings/tables'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import type { Unit } from '#server/platform/queue/port'

/** What one side did with a meeting, and how both stood before; the meeting is null where this began it. */
interface Made {
  readonly action: MeetingAction
  readonly mover: Mover
  readonly before: { readonly application: ApplicationRow; readonly meeting: MeetingRow | null }
}

/** Records it and tells these notices, each with the day of the reply where that moved: nobody reads an older one beside it. */
export async function told(unit: Unit, { action, mover, before }: Made, now: Held, ...notices: MeetingNotice[]): Promise<Held> {
  const repliesBy = replyMovedTo(before, now)
  await recordMeetings(unit, [{ action, before: before.meeting, ...now, repliesBy }], mover)
  for (const notice of notices) await notifyOfMeetings(unit, notice, [{ ...now, meeting: { ...now.meeting, repliesBy } }])
  return now
}
