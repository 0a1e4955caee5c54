import type { WordingSeverity } from '@evenshift/contract/states/job/wording'
import wordingData from './data/wording.json' with { type: 'json' }

/** Which texts are read. */
export type WordingScope = 'advert' | 'question' | 'message' | 'rejection'

export interface WordingRule {
  readonly id: string
  readonly category: string
  readonly severity: WordingSeverity
  readonly scopes: readonly WordingScope[]
  /** Rows of words; {n} stands for one word of digits, {sum} for a sum of pounds. */
  readonly patterns: readonly string[]
  /** Phrases that let a hit be. */
  readonly exceptions: readonly string[]
  /** What it does to people, in a sentence. */
  readonly why: string
  /** What it rests on: "Equality Act 2010 s.5"; null for a rule of ours alone. */
  readonly law: string | null
  readonly instead: readonly string[]
  /** Those of `instead` that can stand where the words stand. */
  readonly replacements: readonly string[]
}

const scopes: Readonly<Record<string, readonly WordingScope[]>> = {
  advert: ['advert'],
  question: ['question'],
  both: ['advert', 'question'],
  rejection: ['rejection'],
}

/** What a stranger may not ask of somebody who has no contract yet; how people speak to each other is their own. */
const asksTooMuch: readonly string[] = ['fee', 'bank_identity', 'off_platform', 'cash_in_hand']
/** What may be no reason for a no. A job's title with a sex in it ("the waitress") gives none. */
const isNoReason: readonly string[] = [
  'age',
  'sex',
  'race_nationality',
  'religion',
  'disability_health',
  'pregnancy_family',
  'marriage',
  'orientation_gender',
]

const scopesOf = (category: string, named: readonly WordingScope[]): readonly WordingScope[] => [
  ...new Set<WordingScope>([
    ...named,
    ...(asksTooMuch.includes(category) ? (['message', 'rejection'] as const) : []),
    ...(isNoReason.includes(category) ? (['rejection'] as const) : []),
  ]),
]

const isSentence = (text: string): boolean => /[.”]$/.test(text)

/** Every rule of the data file, whose header says how they are matched. */
export const wordingRules: readonly WordingRule[] = wordingData.data.map(({ scope, severity, ...rule }) => {
  const named = scopes[scope]
  if (named === undefined || (severity !== 'block' && severity !== 'warn'))
    throw new Error(`wording rule ${rule.id} is ${scope}, ${severity}`)
  const replacements = rule.instead.filter((text) => !isSentence(text))
  return { ...rule, replacements, scopes: scopesOf(rule.category, named), severity }
})
