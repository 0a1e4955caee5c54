/** What a requirement of a job is about, and how well a profile backs a skill. Imports nothing. */
export const evidenceStates = ['met', 'partly', 'not_shown', 'clash'] as const
export type EvidenceState = (typeof evidenceStates)[number]
export const evidenceKinds = ['shifts', 'skill', 'interest'] as const
/**
 * From the weakest: said = typed by the seeker, shown = work, study or a certificate names it, confirmed = an employer here says so who hired
 * the seeker.
 */
export const strengths = ['said', 'shown', 'confirmed'] as const
export type SkillStrength = (typeof strengths)[number]
