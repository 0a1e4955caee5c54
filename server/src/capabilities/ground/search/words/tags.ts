import type { Tag } from '@evenshift/contract/model/job/search'
import { cities, folded, jobRoles, sectors, skills } from '#server/capabilities/ground/reference/public'
import { editsBetween, editsMost } from '#server/capabilities/ground/search/words/words'

export type ListedTag = Omit<Tag, 'jobs'> & {
  readonly kind: 'role' | 'sector' | 'skill' | 'city'
  /** Its place in its list. */
  readonly position: number
}

interface Listed {
  readonly tag: ListedTag
  readonly label: string
  /** Other names that lead to it and are not shown. */
  readonly others: readonly string[]
}
interface Row {
  readonly _id: string
  readonly name: string
  readonly position: number
}
const listedAs = (kind: ListedTag['kind'], { _id, name, position }: Row, others: readonly string[] = []): Listed => ({
  tag: { kind, _id, label: name, position },
  label: folded(name),
  others: others.map(folded),
})
const listed: readonly Listed[] = [
  ...jobRoles().map((role) => listedAs('role', role, [...role.synonyms, ...(role.alsoSearched ?? [])])),
  ...sectors().map((sector) => listedAs('sector', sector)),
  ...cities().map((city) => listedAs('city', city)),
  ...skills().map((skill) => listedAs('skill', skill)),
]

/** By the first letter, and the first two, of each of their words: a typed beginning is looked for among these only. */
const byFirstLetters = new Map<string, Listed[]>()
for (const one of listed) {
  const words = [one.label, ...one.others].flatMap((label) => label.split(' '))
  for (const letters of new Set(words.flatMap((word) => [word.slice(0, 1), word.slice(0, 2)])))
    byFirstLetters.set(letters, [...(byFirstLetters.get(letters) ?? []), one])
}
const firstLettersOf = (typed: string): string => (typed.split(' ', 1)[0] ?? '').slice(0, 2)

const beginsWord = (words: string, typed: string): boolean => words.startsWith(typed) || words.includes(` ${typed}`)

/** 0 = the label begins with it, 1 = one of its words does, 2 = another name for it does; null = none. */
function rankOf({ label, others }: Listed, typed: string): number | null {
  if (label.startsWith(typed)) return 0
  if (beginsWord(label, typed)) return 1
  return others.some((other) => beginsWord(other, typed)) ? 2 : null
}

/** 3 = a word of the label or of another name begins as the misspelt one does; from four letters on. */
function nearRankOf({ label, others }: Listed, typed: string): number | null {
  if (typed.length < 4) return null
  const most = editsMost(typed)
  const lengths = [typed.length - 1, typed.length, typed.length + 1]
  const isNear = (word: string): boolean => lengths.some((length) => editsBetween(word.slice(0, length), typed, most) <= most)
  return [label, ...others].some((words) => words.split(' ').some(isNear)) ? 3 : null
}

const ranked = (among: readonly Listed[], rank: (one: Listed) => number | null): { tag: ListedTag; rank: number }[] =>
  among.flatMap((one) => {
    const found = rank(one)
    return found === null ? [] : [{ tag: one.tag, rank: found }]
  })

/**
 * What of our lists a few typed letters may mean, best first: roles, sectors, cities and skills in this order within a rank.
 * Near spellings only where nothing begins so.
 */
export function listedTags(filter: string, most: number): ListedTag[] {
  const typed = folded(filter)
  if (typed === '') return []
  const begun = ranked(byFirstLetters.get(firstLettersOf(typed)) ?? [], (one) => rankOf(one, typed))
  return (begun.length > 0 ? begun : ranked(listed, (one) => nearRankOf(one, typed)))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ tag }) => tag)
}
