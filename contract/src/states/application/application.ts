/** What an application may be, in the seeker's words and tabs. Imports nothing. */
export const applicationStatuses = [
  'applied',
  'in_review',
  'interview_invited',
  'interview_submitted',
  'shortlisted',
  'offered',
  'offer_accepted',
  'hired',
  'rejected',
  'withdrawn',
  'offer_declined',
  'offer_expired',
  'offer_rescinded',
  'closed_no_reply',
  'closed_job',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The seeker's three lists; each status is in one. */
export const applicationTabs = {
  live: ['applied', 'in_review', 'interview_invited', 'interview_submitted', 'shortlisted'],
  jobOffer: ['offered', 'offer_accepted'],
  history: ['hired', 'rejected', 'withdrawn', 'offer_declined', 'offer_expired', 'offer_rescinded', 'closed_no_reply', 'closed_job'],
} as const satisfies Record<string, readonly ApplicationStatus[]>
export type ApplicationTab = keyof typeof applicationTabs
/** Those that their seeker has to act on, and those whose reply is late. */
export const applicationTurns = ['yours', 'late'] as const
export type ApplicationTurn = (typeof applicationTurns)[number]

/** Whose seeker said yes to the work: they have it, until its last day. */
export const heldStatuses = ['offer_accepted', 'hired'] as const satisfies readonly ApplicationStatus[]
export type HeldStatus = (typeof heldStatuses)[number]
export const isHeld = (status: ApplicationStatus): status is HeldStatus => heldStatuses.some((held) => held === status)

export const rejectReasons = [
  'hours_do_not_fit',
  'start_date',
  'travel',
  'required_skill_missing',
  'required_certificate_missing',
  'experience_for_this_role',
  'interview_answers',
  'position_filled',
  'stronger_match',
  'other',
] as const
export type RejectReason = (typeof rejectReasons)[number]
/** Why a seeker declines an offer or withdraws. */
export const leaveReasons = ['found_other', 'hours', 'pay', 'travel', 'study', 'not_as_described', 'other'] as const
export type LeaveReason = (typeof leaveReasons)[number]
/** Both lists, what they share named once. */
export const applicationReasons = [
  ...rejectReasons,
  'found_other',
  'hours',
  'pay',
  'study',
  'not_as_described',
] as const satisfies readonly (RejectReason | LeaveReason)[]

/** After these a seeker may apply for the same job once more; never after a rejection. */
export const reapplyAfter = [
  'withdrawn',
  'closed_no_reply',
  'closed_job',
  'offer_declined',
  'offer_expired',
  'offer_rescinded',
] as const satisfies readonly ApplicationStatus[]
/** While the seeker has to act, the employer's reply-by clock stands still. */
export const seekersTurn = ['interview_invited', 'offered'] as const satisfies readonly ApplicationStatus[]

const within = (list: readonly ApplicationStatus[], status: ApplicationStatus): boolean => list.includes(status)

export const tabOf = (status: ApplicationStatus): ApplicationTab =>
  within(applicationTabs.live, status) ? 'live' : within(applicationTabs.jobOffer, status) ? 'jobOffer' : 'history'
/** Still going: live or with an offer on the table. A seeker has one open application a job. */
export const isOpen = (status: ApplicationStatus): boolean => tabOf(status) !== 'history'
export const isSeekersTurn = (status: ApplicationStatus): boolean => within(seekersTurn, status)
/** Whether who withdrew had accepted, by what stood before: they pulled out of a job rather than withdrew an application. */
export const isPullingOut = (status: ApplicationStatus, before: { readonly status: ApplicationStatus } | undefined): boolean =>
  status === 'withdrawn' && before?.status === 'offer_accepted'
export const mayReapply = (status: ApplicationStatus): boolean => within(reapplyAfter, status)
