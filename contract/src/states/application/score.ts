/** How a member rates an applicant, from worst to best. Imports nothing. */
export const scoreValues = ['strong_no', 'no', 'yes', 'strong_yes'] as const
export type ScoreValue = (typeof scoreValues)[number]
