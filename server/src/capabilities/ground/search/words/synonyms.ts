import { folded, synonyms } from '#server/capabilities/ground/reference/public'
import type { NearWords } from '#server/capabilities/ground/search/words/store.words'

const WORDS_MOST = Math.max(...[...synonyms.keys()].map((typed) => typed.split(' ').length))

/** What people type for something that adverts call otherwise, and what those call it; of several that begin with one word, the longest. */
export function synonymsIn(q: string): NearWords[] {
  const words = folded(q).split(' ')
  const found: NearWords[] = []
  for (let at = 0; at < words.length;) {
    const lengths = Array.from({ length: WORDS_MOST }, (_, less) => WORDS_MOST - less)
    const word = lengths.map((length) => words.slice(at, at + length).join(' ')).find((typed) => synonyms.has(typed))
    if (word !== undefined) found.push({ word, near: synonyms.get(word) ?? [] })
    at += word === undefined ? 1 : word.split(' ').length
  }
  return found
}
