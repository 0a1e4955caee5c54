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

const ESSENTIAL = ' (essential)'
/** A skill that a job asks for, as it is said: "Latte art (essential)", and only its name where it is a help. */
export const skillRequirement = ({ name, must }: { readonly name: string; readonly must: boolean }): string =>
  must ? `${name}${ESSENTIAL}` : name
/** The same read back. */
export const requiredSkill = (requirement: string): { readonly name: string; readonly must: boolean } =>
  requirement.endsWith(ESSENTIAL) ? { name: requirement.slice(0, -ESSENTIAL.length), must: true } : { name: requirement, must: false }
