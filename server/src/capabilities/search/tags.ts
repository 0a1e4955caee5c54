import type { Tag } from '@evenshift/contract/model/search'
import { cities, jobRoles, sectors, skills } from '#server/capabilities/reference/public'

export type ListedTag = Omit<Tag, 'jobs'> & {
  readonly kind: 'role' | 'sector' | 'skill' | 'city'
  /** Its place in its list. */
  readonly position: number
}

/** How people type: no capitals, no accents, no matter which dash. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

interface Candidate {
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
const candidate = (kind: ListedTag['kind'], { _id, name, position }: Row, others: readonly string[] = []): Candidate => ({
  tag: { kind, _id, label: name, position },
  label: folded(name),
  others: others.map(folded),
})
const candidates: readonly Candidate[] = [
  ...jobRoles().map((role) => candidate('role', role, [...role.synonyms, ...(role.alsoSearched ?? [])])),
  ...sectors().map((sector) => candidate('sector', sector)),
  ...cities().map((city) => candidate('city', city)),
  ...skills().map((skill) => candidate('skill', skill)),
]

const beginsWord = (words: string, typed: string): boolean => words.startsWith(typed) || words.includes(` ${typed}`)

/** 0 = the label begins with it, 1 = one of its words does, 2 = another name for it does; null = none. */
function rankOf({ label, others }: Candidate, typed: string): number | null {
  if (label.startsWith(typed)) return 0
  if (beginsWord(label, typed)) return 1
  return others.some((other) => beginsWord(other, typed)) ? 2 : null
}

/** What of our lists a few typed letters may mean, best first: roles, sectors, cities and skills in this order within a rank. */
export function listedTags(filter: string, most: number): ListedTag[] {
  const typed = folded(filter)
  if (typed === '') return []
  return candidates
    .flatMap((one) => {
      const rank = rankOf(one, typed)
      return rank === null ? [] : [{ tag: one.tag, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ tag }) => tag)
}
