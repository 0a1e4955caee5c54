/** What a change of a job does to one applicant. Imports nothing. */
export const changeEffects = ['better', 'same', 'worse'] as const
export type ChangeEffect = (typeof changeEffects)[number]
