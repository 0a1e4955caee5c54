/** What a job may be and who may move it. Imports nothing, so that server, buttons and tests share one table. */
export const jobStatuses = ['draft', 'pending_review', 'live', 'paused', 'closed', 'removed'] as const
export type JobStatus = (typeof jobStatuses)[number]
/** What applicants and savers may still read; drafts and jobs under review were never theirs. */
export const seekerJobStatuses = ['live', 'paused', 'closed', 'removed'] as const satisfies readonly JobStatus[]

/** The tabs of the employer; each status is in one. */
export const jobTabs = {
  ongoing: ['draft', 'pending_review', 'live', 'paused'],
  closed: ['closed', 'removed'],
} as const satisfies Record<string, readonly JobStatus[]>
export type JobTab = keyof typeof jobTabs

/** What an employer says when closing a job. */
export const closeOutcomes = ['hired_here', 'hired_elsewhere', 'not_needed', 'keep_reviewing'] as const
export type CloseOutcome = (typeof closeOutcomes)[number]
export const closeReasons = [...closeOutcomes, 'closing_date', 'filled', 'not_confirmed', 'employer_left'] as const
export type CloseReason = (typeof closeReasons)[number]
/** A job closed for one of these only stops taking applications: live ones go on. */
export const stillReviewing = ['closing_date', 'keep_reviewing', 'not_confirmed'] as const satisfies readonly CloseReason[]

/** What can be changed about a week of shifts so that more people are free: one shift's start or end, all of them, or a shift less. */
export const betterWeeks = ['start', 'end', 'later', 'earlier', 'without'] as const
export type BetterWeek = (typeof betterWeeks)[number]

export type JobActor = 'employer' | 'staff' | 'clock'
export type JobCondition =
  | 'every_check_passed'
  | 'first_job'
  | 'risk_found'
  | 'place_in_plan'
  | 'reason'
  | 'outcome'
  | 'vacancies_left'
  | 'within_30_days'
  | 'new_closing_date'
  | 'ended'
  | 'employer_not_approved'
  | 'plan_ended'
  | 'appeal_won_within_14_days'
export interface JobMove {
  readonly from: JobStatus
  readonly to: JobStatus
  readonly by: JobActor
  readonly needs: readonly JobCondition[]
}

export const jobMoves: readonly JobMove[] = [
  { from: 'draft', to: 'pending_review', by: 'employer', needs: ['every_check_passed', 'first_job'] },
  { from: 'draft', to: 'pending_review', by: 'employer', needs: ['every_check_passed', 'risk_found'] },
  { from: 'draft', to: 'live', by: 'employer', needs: ['every_check_passed', 'place_in_plan'] },
  { from: 'pending_review', to: 'live', by: 'staff', needs: ['place_in_plan'] },
  { from: 'pending_review', to: 'draft', by: 'staff', needs: ['reason'] },
  { from: 'pending_review', to: 'draft', by: 'employer', needs: [] },
  { from: 'live', to: 'paused', by: 'employer', needs: [] },
  { from: 'live', to: 'paused', by: 'clock', needs: ['employer_not_approved'] },
  { from: 'live', to: 'paused', by: 'clock', needs: ['plan_ended'] },
  { from: 'paused', to: 'live', by: 'employer', needs: ['every_check_passed', 'place_in_plan'] },
  { from: 'live', to: 'closed', by: 'employer', needs: ['outcome'] },
  { from: 'paused', to: 'closed', by: 'employer', needs: ['outcome'] },
  { from: 'live', to: 'closed', by: 'clock', needs: ['ended'] },
  { from: 'paused', to: 'closed', by: 'clock', needs: ['ended'] },
  { from: 'closed', to: 'live', by: 'employer', needs: ['within_30_days', 'vacancies_left', 'new_closing_date', 'place_in_plan'] },
  { from: 'draft', to: 'removed', by: 'staff', needs: ['reason'] },
  { from: 'pending_review', to: 'removed', by: 'staff', needs: ['reason'] },
  { from: 'live', to: 'removed', by: 'staff', needs: ['reason'] },
  { from: 'paused', to: 'removed', by: 'staff', needs: ['reason'] },
  { from: 'closed', to: 'removed', by: 'staff', needs: ['reason'] },
  { from: 'removed', to: 'draft', by: 'staff', needs: ['appeal_won_within_14_days'] },
  { from: 'removed', to: 'live', by: 'staff', needs: ['appeal_won_within_14_days'] },
]

export const jobMovesFrom = (status: JobStatus, by: JobActor): readonly JobMove[] =>
  jobMoves.filter((move) => move.from === status && move.by === by)
/** The move, or nothing where this actor may not make it. */
export const jobMove = (from: JobStatus, to: JobStatus, by: JobActor): JobMove | undefined =>
  jobMovesFrom(from, by).find((move) => move.to === to)
/** The statuses that this actor may bring a job to. */
export const jobAllowed = (status: JobStatus, by: JobActor): readonly JobStatus[] => [
  ...new Set(jobMovesFrom(status, by).map((move) => move.to)),
]
export const jobTabOf = (status: JobStatus): JobTab => (status === 'closed' || status === 'removed' ? 'closed' : 'ongoing')
export const takesApplications = (status: JobStatus): boolean => status === 'live'
