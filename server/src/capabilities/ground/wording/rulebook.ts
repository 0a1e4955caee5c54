import type { WordingSeverity } from '@evenshift/contract/states/job/wording'
import wordingData from './data/wording.json' with { type: 'json' }

/** Which texts are read. */
export type WordingScope = 'advert' | 'question' | 'message'

export interface WordingRule {
  readonly id: string
  readonly category: string
  readonly severity: WordingSeverity
  readonly scopes: readonly WordingScope[]
  /** Rows of words; {n} stands for one word of digits. */
  readonly patterns: readonly string[]
  /** Phrases that let a hit be. */
  readonly exceptions: readonly string[]
  /** The law or rule behind it, in a sentence. */
  readonly why: string
  readonly instead: readonly string[]
}

const scopes: Readonly<Record<string, readonly WordingScope[]>> = {
  advert: ['advert'],
  question: ['question'],
  both: ['advert', 'question'],
}

/** What a stranger may not ask of somebody who has no contract yet; how people speak to each other is their own. */
const asksTooMuch: readonly string[] = ['fee', 'bank_identity', 'off_platform', 'cash_in_hand']

/** Every rule of the data file, whose header says how they are matched. */
export const wordingRules: readonly WordingRule[] = wordingData.data.map(({ scope, severity, ...rule }) => {
  const read = scopes[scope]
  if (read === undefined || (severity !== 'block' && severity !== 'warn'))
    throw new Error(`wording rule ${rule.id} is ${scope}, ${severity}`)
  return { ...rule, scopes: asksTooMuch.includes(rule.category) ? [...read, 'message'] : read, severity }
})
