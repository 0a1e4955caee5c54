import { words } from '#web/areas/seeker/profile/timetable/words'

const LABEL_MOST = 80
const LETTERS_LEAST = 3
/** What stands between a name and what is said about it. */
const JOINS = /[\s\-–—:,;/|([]+$/

const cut = (name: string): string => name.slice(0, LABEL_MOST).trim()

/** The words with which all of them begin, without what only joined them to the rest. */
function commonStart([first = '', ...others]: readonly string[]): string {
  const words = first.split(' ')
  const same = words.findIndex((word, index) => others.some((other) => other.split(' ')[index] !== word))
  if (same === -1) return first
  const start = words.slice(0, same).join(' ').replace(JOINS, '')
  return start.replace(/[^\p{L}\p{N}](?:week|wk|room|topic|session|with)$/iu, '').replace(JOINS, '')
}

/** One name for all that comes at the same time: what the names have in common, or else the two most frequent. */
export function commonName(labels: readonly string[]): string {
  const often = new Map<string, number>()
  for (const label of labels.map((one) =>
    one
      .slice(0, 3 * LABEL_MOST)
      .replace(/\s+/g, ' ')
      .trim(),
  ))
    if (label !== '') often.set(label, (often.get(label) ?? 0) + 1)
  const names = [...often].sort(([, a], [, b]) => b - a).map(([name]) => name)
  const common = commonStart(names)
  if (common.length >= LETTERS_LEAST) return cut(common)
  const joined = names.slice(0, 2).map(cut).join(' / ')
  return joined === '' ? words.unnamed : cut(names.length > 2 ? words.andOthers(joined) : joined)
}
