import type { Option } from '@evenshift/contract/model/reference'
import { folded, jobRoles, optionOf, rolesLike, skills, synonyms } from '#server/capabilities/ground/reference/public'
import { type Read, linesOf, withoutBullet } from '#server/capabilities/ground/reading/text'

interface Named {
  readonly _id: string
  readonly name: string
}
/** Names have at most so many words. */
const WORDS_MOST = 6
const SKILLS_MOST = 6
const TITLE_MOST = 60

/** Everything that a thing is called, folded. */
function index<T extends Named>(rows: readonly (readonly [string, T])[]): ReadonlyMap<string, T> {
  const found = new Map<string, T>()
  for (const [name, row] of rows) if (!found.has(folded(name))) found.set(folded(name), row)
  return found
}
const roles = jobRoles()
const roleByName = new Map(roles.map((role) => [folded(role.name), role]))
const roleNames = index([
  ...roles.map((role) => [role.name, role] as const),
  ...roles.flatMap((role) => [...role.synonyms, ...(role.alsoSearched ?? [])].map((name) => [name, role] as const)),
  ...[...synonyms].flatMap(([typed, means]) =>
    means.slice(0, 1).flatMap((name) => {
      const role = roleByName.get(folded(name))
      return role === undefined ? [] : [[typed, role] as const]
    }),
  ),
])
const skillNames = index(skills().map((skill) => [skill.name, skill] as const))

interface Found<T> {
  readonly row: T
  readonly from: string
  readonly at: number
}

/** Every name in a text, the longest at each place, of one or many alike. */
function namesIn<T>(text: string, names: ReadonlyMap<string, T>): Found<T>[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index: at }) => ({ at, end: at + word.length, folded: folded(word) }))
  const found: Found<T>[] = []
  for (let place = 0; place < words.length; place += 1) {
    for (let count = Math.min(WORDS_MOST, words.length - place); count > 0; count -= 1) {
      const [at, end] = [words[place]?.at ?? 0, words[place + count - 1]?.end ?? 0]
      const name = words
        .slice(place, place + count)
        .map((word) => word.folded)
        .join(' ')
      const row = names.get(name) ?? names.get(name.replace(/s$/, '')) ?? names.get(name.replace(/s$/, '').replace(/ies$/, 'y'))
      if (row === undefined) continue
      found.push({ row, from: text.slice(at, end), at })
      place += count - 1
      break
    }
  }
  return found
}

const LABEL = new RegExp(String.raw`^(?:job title|job|title|position|role|vacancy|post|job role)\s*[:-]\s*`, 'i')
const ASKED =
  /\b(?:looking for|look for|seeking|hiring|recruiting|need|needs|want|require)\s+(?:\d+|an?|some|our next|another|two|three|four|more)?\s*/i
/** What stands around a title and isn’t part of it. */
const AROUND = new RegExp(
  String.raw`^(?:wanted|vacancy|now hiring|we're hiring|we are hiring|hiring|job opportunity|urgent|staff wanted|help wanted)\b[\s:!-]*(?:an?\s)?`,
  'i',
)
const BEHIND = /\s*[-|(,/@].*$|\s+(?:at|in|for|to)\s.*$/i
const ASKED_FOR = new RegExp(String.raw`\s*(?:wanted|needed|required|vacancy|vacancies|[!.])\s*$`, 'i')
/** Words before a role that a title keeps. */
const KEPT =
  /(?:\b(?:weekend|weekday|evening|saturday|sunday|part-time|part time|experienced|senior|christmas|seasonal|summer|night|junior|head|trainee|morning|lunchtime|early morning|freelance|relief)\s+)+$/i

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The line that names the job: its label's, else the first that has a role in it, else the first. */
function titleLine(lines: readonly string[]): string {
  const labelled = lines.find((line) => LABEL.test(line))
  if (labelled !== undefined) return labelled.replace(LABEL, '')
  return lines.slice(0, 4).find((line) => namesIn(line, roleNames).length > 0) ?? lines[0] ?? ''
}

/** What the job is called, and which of our roles that is. */
export function readWork(text: string): {
  readonly title: Read<string> | null
  readonly role: Read<{ readonly role: Option; readonly sector: string }> | null
} {
  const line = titleLine(linesOf(text).map(withoutBullet))
  const asked = ASKED.exec(line)
  const rest = asked === null ? line.replace(AROUND, '') : line.slice(asked.index + asked[0].length)
  const [first] = [...namesIn(rest, roleNames), ...namesIn(line, roleNames), ...namesIn(text, roleNames)]
  const role = first ? { value: { role: optionOf(first.row), sector: first.row.sector }, from: first.from } : null
  const inRest = namesIn(rest, roleNames)[0]
  if (inRest !== undefined) {
    const [kept = ''] = KEPT.exec(rest.slice(0, inRest.at)) ?? []
    const from = `${kept}${inRest.from}`
    return { title: { value: capital(from.replace(/\s+/g, ' ').trim()), from }, role }
  }
  const cleaned = rest.replace(BEHIND, '').replace(ASKED_FOR, '').trim()
  const isTitle = cleaned !== '' && cleaned.length <= TITLE_MOST && (asked === null ? !/[.?]/.test(line) : false)
  if (!isTitle) return { title: null, role }
  const like = role === null ? rolesLike(cleaned)[0] : undefined
  return {
    title: { value: capital(cleaned), from: cleaned },
    role: like ? { value: { role: optionOf(like), sector: like.sector }, from: cleaned } : role,
  }
}

/** Skills of ours that the text names. */
export function readSkills(text: string): Read<Option>[] {
  const found = namesIn(text, skillNames)
  const once = found.filter(({ row }, place) => found.findIndex((other) => other.row._id === row._id) === place)
  return once.slice(0, SKILLS_MOST).map(({ row, from }) => ({ value: optionOf(row), from }))
}
