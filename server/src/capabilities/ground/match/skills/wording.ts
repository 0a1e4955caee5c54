import { folded, synonyms } from '#server/capabilities/ground/reference/public'

const fillers = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'the', 'to', 'with'])
const ENDING = /(?<=.{3})(?:ions?|ings?|[eo]rs?|ed|es|s|e)$/
/** What "operated", "operating" and "operation" share. */
const stem = (word: string): string => word.replace(ENDING, '')

/** The words of a line, as they are compared. */
export interface Wording {
  readonly words: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
}
export function wordingOf(text: string): Wording {
  const words = folded(text).split(' ')
  return { words: new Set(words), stems: new Set(words.map(stem)) }
}

/** What people call it who mean nothing else by that. */
const othersOf = new Map<string, string[]>()
for (const [typed, means] of synonyms) {
  const [only = '', ...more] = means.map(folded)
  if (more.length === 0) othersOf.set(only, [...(othersOf.get(only) ?? []), typed])
}

/** One word has to stand there as it is, several in whatever form and order: "cashed up at close" names cashing up. */
function hasName({ words, stems }: Wording, name: string): boolean {
  const asked = name.split(' ').filter((word) => !fillers.has(word))
  const [only = '', ...more] = asked
  // A letter or two names too much: "R", "C#".
  return more.length === 0 ? only.length > 2 && words.has(only) : asked.every((word) => stems.has(stem(word)))
}

/** Whether a line names a skill, by its own name or by another. */
export function names(wording: Wording, skill: string): boolean {
  const name = folded(skill)
  return [name, ...(othersOf.get(name) ?? [])].some((one) => hasName(wording, one))
}
