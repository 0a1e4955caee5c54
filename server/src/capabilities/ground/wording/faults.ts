import type { InputFault } from '@evenshift/contract/refusals'
import { type WordingHit, checkWording } from '#server/capabilities/ground/wording/rules'
import type { WordingScope } from '#server/capabilities/ground/wording/rulebook'

type Texts = Readonly<Record<string, string>>

/** What was found, why it can't stay, by which law, and what to write instead. */
function sentenceOf({ words, why, law, instead, replacements }: WordingHit): string {
  const reason = law === null ? why : `${why.replace(/\.$/, '')} (${law}).`
  const other = replacements.length === 0 ? [] : [`You could write ${replacements.map((text) => `“${text}”`).join(' or ')}.`]
  return [`Leave out “${words}”.`, reason, ...other, ...instead.filter((text) => !replacements.includes(text))].join(' ')
}

/** The faults of texts by their paths in the input: each text that holds blocked wording, with a sentence for each rule. */
export function wordingFaults(texts: Texts, scope: WordingScope): InputFault[] {
  return Object.entries(texts).flatMap(([path, text]) => {
    const blocked = checkWording(text, scope).filter(({ severity }) => severity === 'block')
    const byRule = [...new Map(blocked.map((hit) => [hit.ruleId, hit])).values()]
    if (byRule.length === 0) return []
    // Its writer reads the rest beside the field, where the advert is checked as it's typed.
    if (scope === 'advert') return [{ path, message: `Leave out ${byRule.map(({ words }) => `“${words}”`).join(', ')}` }]
    return [{ path, message: byRule.map(sentenceOf).join(' ') }]
  })
}

/** The hits of texts by their paths in the input, warnings too, each with the path of its text. */
export const wordingHits = (texts: Texts, scope: WordingScope): (WordingHit & { readonly path: string })[] =>
  Object.entries(texts).flatMap(([path, text]) => checkWording(text, scope).map((hit) => ({ ...hit, path })))
