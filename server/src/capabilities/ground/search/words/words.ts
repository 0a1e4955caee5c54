import { folded } from '#server/capabilities/ground/reference/public'

const WORD = /^\p{L}{4,40}$/u

/** The words of a text that are long enough to be misspelt, each once, in the order of the alphabet. */
export const wordsOf = (text: string): string[] => [...new Set(folded(text).split(' '))].filter((word) => WORD.test(word)).sort()

/** Letters added, left out, changed or swapped with the next; more than `most` counts as `most` + 1. */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const changed = (row[j - 1] ?? 0) + (isSame ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed, isSwapped ? (before[j - 2] ?? 0) + 1 : changed)
    }
    before = row
    row = next
  }
  return Math.min(row[b.length] ?? 0, most + 1)
}

/** How many edits a misspelt word of this length may be away. */
export const editsMost = (word: string): number => (word.length < 6 ? 1 : 2)

/** The words nearest to a misspelt one, three at most. */
export function nearest(word: string, among: readonly string[]): string[] {
  const most = editsMost(word)
  const rated = among.map((one) => ({ one, edits: editsBetween(word, one, most) })).filter(({ edits }) => edits > 0 && edits <= most)
  const least = Math.min(...rated.map(({ edits }) => edits))
  return rated
    .filter(({ edits }) => edits === least)
    .slice(0, 3)
    .map(({ one }) => one)
}
