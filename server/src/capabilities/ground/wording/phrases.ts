import type { Word } from '#server/capabilities/ground/wording/sentences'

/** Words of a phrase that stand for any word of digits and for any sum of pounds. */
const KINDS = { '{n}': /^\d+$/, '{sum}': /^£\d[\d.,]*$/ } as const

/** Phrases by their first word, then their second and so on; `ends` is what ends here. */
interface Branch<T> {
  readonly next: Map<string, Branch<T>>
  readonly ends: T[]
}
export interface Phrases<T> {
  /** What begins at this word of the sentence, with how many words it has. */
  at(sentence: readonly Word[], place: number): { readonly found: T; readonly length: number }[]
}

/** An index of phrases: a text is looked up word by word, however many phrases there are. */
export function phrases<T>(rows: readonly { readonly phrase: string; readonly means: T }[]): Phrases<T> {
  const root: Branch<T> = { next: new Map(), ends: [] }
  for (const { phrase, means } of rows) {
    let branch = root
    for (const word of phrase.match(/\{\w+\}|[\p{L}\p{M}\p{N}'£@]+/gu) ?? []) {
      const known = branch.next.get(word)
      const next = known ?? { next: new Map(), ends: [] }
      if (known === undefined) branch.next.set(word, next)
      branch = next
    }
    branch.ends.push(means)
  }
  return {
    at(sentence, place) {
      const found: { found: T; length: number }[] = []
      follow(root, sentence, place, 0, found)
      return found
    },
  }
}

function follow<T>(
  branch: Branch<T>,
  sentence: readonly Word[],
  place: number,
  length: number,
  into: { found: T; length: number }[],
): void {
  for (const found of branch.ends) into.push({ found, length })
  const word = sentence[place + length]?.folded
  if (word === undefined) return
  const same = branch.next.get(word)
  if (same !== undefined) follow(same, sentence, place, length + 1, into)
  for (const [kind, isOfKind] of Object.entries(KINDS)) {
    const next = branch.next.get(kind)
    if (next !== undefined && isOfKind.test(word)) follow(next, sentence, place, length + 1, into)
  }
}
