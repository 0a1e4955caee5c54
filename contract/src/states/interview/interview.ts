/** What an interview may be and who may move it. Imports nothing. */
export const interviewStatuses = ['invited', 'in_progress', 'submitted', 'expired', 'cancelled'] as const
export type InterviewStatus = (typeof interviewStatuses)[number]

export type InterviewActor = 'seeker' | 'employer' | 'clock'
export interface InterviewMove {
  readonly from: InterviewStatus
  readonly to: InterviewStatus
  readonly by: InterviewActor
}
export const interviewMoves: readonly InterviewMove[] = [
  { from: 'invited', to: 'in_progress', by: 'seeker' },
  { from: 'in_progress', to: 'invited', by: 'seeker' },
  { from: 'invited', to: 'submitted', by: 'seeker' },
  { from: 'in_progress', to: 'submitted', by: 'seeker' },
  { from: 'invited', to: 'expired', by: 'clock' },
  { from: 'in_progress', to: 'expired', by: 'clock' },
  { from: 'invited', to: 'cancelled', by: 'employer' },
  { from: 'in_progress', to: 'cancelled', by: 'employer' },
  { from: 'invited', to: 'cancelled', by: 'seeker' },
  { from: 'in_progress', to: 'cancelled', by: 'seeker' },
  { from: 'invited', to: 'cancelled', by: 'clock' },
  { from: 'in_progress', to: 'cancelled', by: 'clock' },
]
export const interviewMovesFrom = (status: InterviewStatus, by: InterviewActor): readonly InterviewMove[] =>
  interviewMoves.filter((move) => move.from === status && move.by === by)
/** Answers can still be given. */
export const isAnswerable = (status: InterviewStatus): boolean => status === 'invited' || status === 'in_progress'

/** What a seeker may ask to have changed, without saying why. */
export const adjustmentKinds = ['extra_time', 'text_answers', 'audio_answers', 'other'] as const
export const adjustmentStates = ['none', 'requested', 'granted'] as const
