import type { InputFault } from '@evenshift/contract/refusals'
import { type WordingHit, checkWording } from '#server/capabilities/ground/wording/rules'
import type { WordingScope } from '#server/capabilities/ground/wording/rulebook'

type Texts = Readonly<Record<string, string>>

/** What was found, why it cannot stay and what to write instead, which may be a question with its own mark. */
function sentenceOf({ words, why, instead }: WordingHit): string {
  const other = instead.join('; ')
  return `Leave out “${words}”. ${why} Instead: ${other}${other.endsWith('?') ? '' : '.'}`
}

/** The faults of texts by their paths in the input: each text that holds blocked wording, with a sentence for each rule. */
export function wordingFaults(texts: Texts, scope: WordingScope): InputFault[] {
  return Object.entries(texts).flatMap(([path, text]) => {
    const blocked = checkWording(text, scope).filter(({ severity }) => severity === 'block')
    const sentences = new Map(blocked.map((hit) => [hit.ruleId, sentenceOf(hit)]))
    return sentences.size === 0 ? [] : [{ path, message: [...sentences.values()].join(' ') }]
  })
}

/** The hits of texts by their paths in the input, warnings too, each with the path of its text. */
export const wordingHits = (texts: Texts, scope: WordingScope): (WordingHit & { readonly path: string })[] =>
  Object.entries(texts).flatMap(([path, text]) => checkWording(text, scope).map((hit) => ({ ...hit, path })))
