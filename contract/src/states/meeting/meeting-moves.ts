/** Who may move a meeting from where to where. One table for server checks, buttons and tests. */
import { type MeetingActor, type MeetingSide, type MeetingStatus, meetingSides } from '#contract/states/meeting/meeting'

/** Where a meeting stands: its status, and whose turn it is while it is proposed. */
export interface MeetingStand {
  readonly status: MeetingStatus
  readonly turn: MeetingSide | null
}
export const sideActions = ['propose', 'pick', 'suggest', 'decline', 'cancel'] as const
/** What a seeker or an employer asks for. */
export type SideAction = (typeof sideActions)[number]
/** What comes of time: nobody answered, the application is over, or the meeting is. */
export type MeetingAction = SideAction | 'lapse' | 'end' | 'finish'

/** What must be true at the write, or what the mover must bring. */
export type MeetingCondition =
  | 'application_live'
  | 'application_open'
  | 'none_open'
  | 'times_ahead'
  | 'lawful_pay'
  | 'time_on_the_table'
  | 'time_ahead'
  | 'not_begun'
  | 'reason'
  | 'times_passed'
  | 'application_over'
  /** It's over, or the offer was accepted: nobody needs to meet any more to decide. */
  | 'application_decided'
  | 'end_passed'
export interface MeetingMove {
  readonly action: MeetingAction
  /** null = there is no meeting yet. */
  readonly from: MeetingStand | null
  readonly to: MeetingStand
  readonly by: MeetingActor
  readonly needs: readonly MeetingCondition[]
}

const waitsFor = (turn: MeetingSide): MeetingStand => ({ status: 'proposed', turn })
const agreed: MeetingStand = { status: 'agreed', turn: null }
const cancelled: MeetingStand = { status: 'cancelled', turn: null }
const done: MeetingStand = { status: 'done', turn: null }
const proposed = meetingSides.map(waitsFor)

const moves = (
  action: MeetingAction,
  by: MeetingActor,
  from: readonly (MeetingStand | null)[],
  to: MeetingStand,
  ...needs: readonly MeetingCondition[]
): readonly MeetingMove[] => from.map((stand) => ({ action, from: stand, to, by, needs }))

export const meetingMoves: readonly MeetingMove[] = [
  ...moves('propose', 'employer', [null], waitsFor('seeker'), 'application_live', 'none_open', 'times_ahead', 'lawful_pay'),
  ...moves('propose', 'employer', proposed, waitsFor('seeker'), 'application_open', 'times_ahead', 'lawful_pay'),
  ...moves('propose', 'employer', [agreed], waitsFor('seeker'), 'application_open', 'not_begun', 'times_ahead', 'lawful_pay'),
  ...moves('pick', 'seeker', [waitsFor('seeker')], agreed, 'time_on_the_table', 'time_ahead'),
  ...moves('pick', 'employer', [waitsFor('employer')], agreed, 'time_on_the_table', 'time_ahead'),
  ...moves('suggest', 'seeker', proposed, waitsFor('employer'), 'times_ahead'),
  ...moves('suggest', 'seeker', [agreed], waitsFor('employer'), 'not_begun', 'times_ahead'),
  ...moves('decline', 'seeker', proposed, cancelled),
  ...moves('cancel', 'seeker', [agreed], cancelled, 'not_begun', 'reason'),
  ...moves('cancel', 'employer', proposed, cancelled, 'reason'),
  ...moves('cancel', 'employer', [agreed], cancelled, 'not_begun', 'reason'),
  ...moves('lapse', 'clock', proposed, cancelled, 'times_passed'),
  ...moves('end', 'clock', proposed, cancelled, 'application_decided'),
  ...moves('end', 'clock', [agreed], cancelled, 'application_over', 'not_begun'),
  ...moves('finish', 'clock', [agreed], done, 'end_passed'),
]

/** The move, or nothing where this actor may not make it. */
export const meetingMove = (from: MeetingStand | null, action: MeetingAction, by: MeetingActor): MeetingMove | undefined =>
  meetingMoves.find(
    (move) => move.action === action && move.by === by && move.from?.status === from?.status && move.from?.turn === from?.turn,
  )
/** What a side may do with a meeting that stands so, while these conditions are not met: what buttons offer. */
export const allowedOfMeeting = (from: MeetingStand | null, by: MeetingSide, unmet: readonly MeetingCondition[] = []): SideAction[] =>
  sideActions.filter((action) => {
    const move = meetingMove(from, action, by)
    return move !== undefined && !move.needs.some((one) => unmet.includes(one))
  })
