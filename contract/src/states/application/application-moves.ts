/** Who may move an application from where to where. One table for server checks, buttons and tests. */
import { type ApplicationStatus, applicationTabs } from '#contract/states/application/application'

export type ApplicationActor = 'seeker' | 'employer' | 'clock'
/** What must be true at the write, or what the mover must bring. */
export type ApplicationCondition =
  | 'job_live'
  | 'profile_approved'
  | 'old_enough'
  | 'none_open_for_this_job'
  | 'questions_and_deadline'
  | 'answers'
  | 'before_deadline'
  | 'deadline_passed'
  | 'lawful_terms'
  | 'vacancy_free'
  | 'before_expiry'
  | 'expiry_passed'
  | 'once'
  | 'reason'
  | 'right_to_work_check'
  | 'sixty_days_after_start'
  | 'rejection_sent_an_hour_ago'
  | 'seven_days_after_reply_by'
  | 'two_reminders_sent'
  | 'within_30_days'
  | 'job_not_removed'
  | 'job_ended'
  | 'job_removed_or_employer_gone'
export interface ApplicationMove {
  /** null = there is no application yet. */
  readonly from: ApplicationStatus | null
  readonly to: ApplicationStatus
  readonly by: ApplicationActor
  readonly needs: readonly ApplicationCondition[]
}

const moves = (
  from: readonly (ApplicationStatus | null)[],
  to: ApplicationStatus,
  by: ApplicationActor,
  ...needs: readonly ApplicationCondition[]
): readonly ApplicationMove[] => from.map((status) => ({ from: status, to, by, needs }))
const { live, jobOffer } = applicationTabs

export const applicationMoves: readonly ApplicationMove[] = [
  ...moves([null], 'applied', 'seeker', 'job_live', 'profile_approved', 'old_enough', 'none_open_for_this_job'),
  ...moves(['applied'], 'in_review', 'employer'),
  ...moves(['applied', 'in_review', 'shortlisted'], 'interview_invited', 'employer', 'questions_and_deadline'),
  ...moves(['interview_invited'], 'interview_submitted', 'seeker', 'answers', 'before_deadline'),
  ...moves(['interview_invited'], 'in_review', 'clock', 'deadline_passed'),
  ...moves(['interview_invited'], 'in_review', 'employer'),
  ...moves(['applied', 'in_review', 'interview_submitted'], 'shortlisted', 'employer'),
  ...moves(['shortlisted', 'interview_submitted'], 'in_review', 'employer'),
  ...moves(['applied', 'in_review', 'interview_submitted', 'shortlisted'], 'offered', 'employer', 'lawful_terms', 'vacancy_free'),
  ...moves(['offered'], 'offered', 'employer', 'lawful_terms'),
  ...moves(['offered'], 'offer_accepted', 'seeker', 'before_expiry'),
  ...moves(['offered'], 'offer_declined', 'seeker', 'before_expiry'),
  ...moves(['offered'], 'offer_expired', 'clock', 'expiry_passed'),
  ...moves(['offer_expired'], 'offered', 'employer', 'lawful_terms', 'vacancy_free', 'once'),
  ...moves(jobOffer, 'offer_rescinded', 'employer', 'reason'),
  ...moves(['offer_accepted'], 'hired', 'employer', 'right_to_work_check'),
  ...moves(['offer_accepted'], 'closed_job', 'clock', 'sixty_days_after_start'),
  ...moves(live, 'rejected', 'clock', 'rejection_sent_an_hour_ago'),
  ...moves([...live, ...jobOffer], 'withdrawn', 'seeker'),
  ...moves(
    ['applied', 'in_review', 'interview_submitted', 'shortlisted'],
    'closed_no_reply',
    'clock',
    'seven_days_after_reply_by',
    'two_reminders_sent',
  ),
  ...moves(['rejected', 'closed_no_reply'], 'in_review', 'employer', 'within_30_days', 'job_not_removed', 'none_open_for_this_job'),
  ...moves(live, 'closed_job', 'clock', 'job_ended'),
  ...moves(jobOffer, 'closed_job', 'clock', 'job_removed_or_employer_gone'),
]

export const movesFrom = (status: ApplicationStatus | null, by: ApplicationActor): readonly ApplicationMove[] =>
  applicationMoves.filter((move) => move.from === status && move.by === by)
/** The move, or nothing where this actor may not make it. */
export const applicationMove = (from: ApplicationStatus | null, to: ApplicationStatus, by: ApplicationActor): ApplicationMove | undefined =>
  movesFrom(from, by).find((move) => move.to === to)

/** The employer sends a rejection; the clock makes it final an hour later. */
export const mayReject = (status: ApplicationStatus): boolean => applicationMove(status, 'rejected', 'clock') !== undefined
/** The statuses that a seeker or an employer may ask for: what buttons offer and INVALID_TRANSITION tells. */
export const allowedFrom = (status: ApplicationStatus, by: 'seeker' | 'employer'): readonly ApplicationStatus[] => {
  const direct = movesFrom(status, by).map((move) => move.to)
  return by === 'employer' && mayReject(status) ? [...direct, 'rejected'] : direct
}
/** The moves that the employer may take back within the hour. */
export const mayUndo = (status: ApplicationStatus): boolean => status === 'in_review' || status === 'shortlisted'
