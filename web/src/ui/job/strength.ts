import { words } from '#web/ui/job/words'
/** How well a skill is backed, from the weakest; always told in words, the same to both sides. */
export const strengthWords = { said: words.said, shown: words.shown, confirmed: words.confirmed } as const
export type Strength = keyof typeof strengthWords
export const strengths: readonly Strength[] = ['said', 'shown', 'confirmed']

/** How a requirement is drawn: a skill by what backs it, and neither way where that is a word alone. */
export const drawnState = <S extends string>(state: S, strength: Strength | null): S | 'met' | 'said' =>
  strength === null ? state : strength === 'said' ? 'said' : 'met'
