import wordingData from './data/wording.json' with { type: 'json' }

/** Which texts are read. */
export type WordingScope = 'advert' | 'question'
/** block: cannot be published or saved; warn: the writer sees why and may go on. */
type WordingSeverity = 'block' | 'warn'

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

/** Every rule of the data file, whose header says how they are matched. */
export const wordingRules: readonly WordingRule[] = wordingData.data.map(({ scope, severity, ...rule }) => {
  const read = scopes[scope]
  if (read === undefined || (severity !== 'block' && severity !== 'warn'))
    throw new Error(`wording rule ${rule.id} is ${scope}, ${severity}`)
  return { ...rule, scopes: read, severity }
})
