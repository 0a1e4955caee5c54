/** Every move of a meeting ends here: the row, its line of the history, and both sides' open pages. */
import type { MeetingActor, MeetingSide } from '@evenshift/contract/states/meeting/meeting'
import type { MeetingAction } from '@evenshift/contract/states/meeting/meeting-moves'
import { type HistoryEntry, type Mover, record } from '#server/capabilities/work/hiring/history'
import { lineOf, replyLine } from '#server/capabilities/work/hiring/meetings/lines'
import type { MeetingRow } from '#server/capabilities/work/hiring/meetings/tables'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import type { Unit } from '#server/platform/queue/port'

/** A meeting that has moved, with what it was before and the application that it belongs to. */
export interface Moved {
  readonly action: MeetingAction
  readonly before: MeetingRow | null
  readonly meeting: MeetingRow
  readonly application: ApplicationRow
  /** By when the employer replies, where this moved that; left out where it can't. */
  readonly repliesBy?: Date | null
}

const entryOf = ({ action, before, meeting, application, repliesBy = null }: Moved, { by, personId }: Mover, now: Date): HistoryEntry => ({
  applicationId: application.id,
  status: application.status,
  at: now,
  by,
  personId,
  reason: null,
  message: meeting.message,
  meeting: [lineOf(action, before, meeting, now), ...(repliesBy === null ? [] : [replyLine(repliesBy, now)])].join('. '),
})
export const recordMeetings = ({ tx, now }: Pick<Unit, 'tx' | 'now'>, moved: readonly Moved[], mover: Mover): Promise<void> =>
  record(
    tx,
    moved.map((one) => entryOf(one, mover, now)),
  )

/** What every move sets besides. */
export const nothingSaid = { message: null, phone: null, at: null, reminders: 0, isOutcomeReminded: false } as const
/** What calling a meeting off sets; its time stays to be read. */
export const calledOff = (by: MeetingActor, message: string | null, now: Date) =>
  ({ status: 'cancelled', turn: null, cancelledBy: by, message, changedAt: now }) as const
export const everybody: readonly MeetingSide[] = ['seeker', 'employer']
