/** The orders of the employer's lists. Imports nothing. */
export const jobSorts = ['newest', 'closing', 'most_applications', 'overdue'] as const
export type JobSort = (typeof jobSorts)[number]
export const applicantSorts = ['match', 'newest', 'oldest', 'reply_due', 'name'] as const
export type ApplicantSort = (typeof applicantSorts)[number]
/** A week that fits every shift they asked for; an interview that they sent. */
export const applicantProofs = ['whole_week', 'interview'] as const
export type ApplicantProof = (typeof applicantProofs)[number]
/** How an employer's right-to-work check was made. */
export const rightToWorkMethods = ['manual', 'online', 'idsp'] as const
/** What may become of a job's view, in this order. */
export const activitySteps = ['views', 'saves', 'applications', 'interviews', 'offers', 'hires'] as const
export type ActivityStep = (typeof activitySteps)[number]
