import type { SkillStrength } from '@evenshift/contract/states/job/evidence'
import { type Line, shows } from '#server/capabilities/ground/match/skills/lines'
import { type Tag, holds, typedKey } from '#server/capabilities/ground/match/skills/tags'

/** An employer's word for a skill of somebody it hired. */
export interface Confirmation {
  readonly skill: string
  readonly employer: string
  /** "Nov 2026" */
  readonly month: string
}
/** What of a profile stands behind its skills; the newest confirmation first. */
export interface Background {
  readonly lines: readonly Line[]
  readonly confirmed: readonly Confirmation[]
}
export const noBackground: Background = { lines: [], confirmed: [] }

export interface Backing {
  readonly strength: SkillStrength
  /** The line that gives it. */
  readonly because: string
}

/** The strongest that stands behind a skill; null where nothing does. */
export function backingOf(skill: Tag, said: readonly Tag[], { lines, confirmed }: Background): Backing | null {
  const word = confirmed.find((one) => typedKey(one.skill) === typedKey(skill.name))
  if (word !== undefined) return { strength: 'confirmed', because: `Confirmed by ${word.employer}, ${word.month}` }
  const shown = lines.find((line) => shows(line, skill.name))
  if (shown !== undefined) return { strength: 'shown', because: shown.text }
  return holds(said, skill) ? { strength: 'said', because: `Skills: ${skill.name}` } : null
}
