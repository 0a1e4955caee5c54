import { type FoundPeriod, periodIn } from '#web/areas/seeker/profile/cv/read/periods'
import { words } from '#web/areas/seeker/profile/cv/read/words'

/** A job, school or course as a CV tells it. */
export interface FoundEntry extends FoundPeriod {
  /** Names before and beside its dates: what it was, and where. */
  readonly parts: readonly string[]
  readonly body: readonly string[]
}

const BULLET = /^\s*[•·▪■●○◦‣➢➤✓*–—-]\s*(?=\S)/
/** Longer than any name and place. */
const SENTENCE = 75
/** "A levels: Maths (A), Physics (B)": what came of a school. */
export const RESULTS = /^(a[- ]?levels?|as[- ]?levels?|gcses?)\b[^:]*?(?::|\s[–—-])\s*(.+)$/i
const isBody = (line: string): boolean =>
  [BULLET, RESULTS, /^\S+(?:\s\S+){4,}[.;]$/, /^\p{Ll}/u].some((form) => form.test(line)) ||
  (line.length > SENTENCE && !line.includes('\t'))
const HEAD_LINES = 2
const labels = words.jobTitlePositionRole
const LABEL = new RegExp(`^(?:${labels})\\s*:\\s*`, 'i')

const partsOf = (line: string): string[] =>
  line
    .split(/\t|\s+[|·•/](?:\s+|$)|\s+[–—-]\s+|,\s+|\s+@\s+|\s+at\s+(?=\p{Lu}|\d)/u)
    .map((part) => part.replace(/^[\s:,/]+|[\s:,/]+$/g, ''))
    .filter((part) => part !== '')

/** Lines of the body; one that goes on from the line before is joined to it. */
function bodyOf(lines: readonly string[]): string[] {
  const body: string[] = []
  for (const line of lines) {
    const text = line.replace(BULLET, '').trim()
    const last = body.at(-1)
    if (last !== undefined && !BULLET.test(line) && /^\p{Ll}/u.test(text)) body[body.length - 1] = `${last} ${text}`
    else body.push(text)
  }
  return body
}

interface Anchor {
  readonly at: number
  readonly period: FoundPeriod
}

function onlyDate(line: string): FoundPeriod | null {
  const period = periodIn(line, true)
  return period?.rest === '' ? period : null
}

function anchorsIn(lines: readonly string[], alone: boolean): Anchor[] {
  const anchors: Anchor[] = []
  for (const [at, line] of lines.entries()) {
    const period = isBody(line) && !/^\p{Ll}/u.test(line) ? null : periodIn(line, alone)
    // A line that is a date and nothing else is no part of a sentence.
    const own = period ?? onlyDate(line)
    if (own) anchors.push({ at, period: own })
  }
  return anchors
}

/** How many lines of names stand above a date, told by the first. */
function headAbove(lines: readonly string[], first: number): number {
  const above = lines.slice(Math.max(0, first - HEAD_LINES), first)
  const body = above.findLastIndex(isBody)
  return above.length - body - 1
}

/** The entries of a section: each has a line with its dates, and its names around that, one of which is of the sought kind. */
export function entriesOf(labelled: readonly string[], sought: RegExp): FoundEntry[] {
  const lines = labelled.map((line) => line.replace(LABEL, ''))
  const ranged = anchorsIn(lines, false)
  const anchors = ranged.length > 0 ? ranged : anchorsIn(lines, true)
  const [first] = anchors
  if (!first) return []
  const above = headAbove(lines, first.at)
  return anchors.map(({ at, period }, place) => {
    const before = place === 0 ? 0 : (anchors[place - 1]?.at ?? 0) + 1
    const next = anchors[place + 1]
    const end = next === undefined ? lines.length : Math.max(at + 1, next.at - above)
    const head = lines.slice(Math.max(before, at - above), at).filter((line) => !isBody(line))
    const parts = [...head, period.rest].flatMap(partsOf)
    let from = at + 1
    const isShort = () => parts.length < HEAD_LINES || (from === at + 1 && !parts.some((part) => sought.test(part)))
    while (isShort() && from < end && !isBody(lines[from] ?? '')) {
      parts.push(...partsOf(lines[from] ?? ''))
      from += 1
    }
    return { ...period, parts, body: bodyOf(lines.slice(from, end)) }
  })
}
