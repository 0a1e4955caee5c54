import type { Shift } from '@evenshift/contract/model/week'
import startData from './data/role-starts.json' with { type: 'json' }
import { type Role, jobRoles, skillNamed } from '#server/capabilities/ground/reference/lookup'
import { folded, synonyms } from '#server/capabilities/ground/reference/words'

/** What a job of a role usually says, for its employer to change. */
export interface RoleStart {
  readonly intro: string
  readonly tasks: readonly string[]
  readonly skills: readonly { readonly _id: string; readonly name: string }[]
  readonly shifts: readonly Shift[]
}

/** Of a role's usual skills so many are asked at first: each more keeps people from applying. */
const SKILLS_MOST = 3
const starts = new Map(startData.data.map(({ role, ...start }) => [role, start]))

export function startOf({ name, typicalSkills }: Role): RoleStart {
  const start = starts.get(name)
  if (start === undefined) throw new Error(`the role ${name} has no start`)
  const skills = typicalSkills.slice(0, SKILLS_MOST).flatMap((skill) => skillNamed(skill) ?? [])
  return { ...start, skills: skills.map((skill) => ({ _id: skill._id, name: skill.name })) }
}

const searched = new Map(
  jobRoles().map((role) => [role, [role.name, ...role.synonyms, ...(role.alsoSearched ?? [])].map((words) => ` ${folded(words)}`)]),
)
/** Says when and how long one works, and nothing of the work. */
const BESIDE =
  /^(weekend|evening|morning|night|day|summer|christmas|seasonal|saturday|sunday|part|full|time|casual|temp|job|work|and|or|of|in|the)s?$/
const meantBy = (typed: string): string[] => [typed, ...(synonyms.get(typed) ?? []).map(folded)]
/** 3 where a name begins with it, 2 where a word of one does; else how much of its words a name has, 0 where it has none. */
function closeness(names: readonly string[], typed: string): number {
  if (names.some((name) => name.startsWith(` ${typed}`))) return 3
  if (names.some((name) => name.includes(` ${typed}`))) return 2
  const words = typed.split(' ').filter((word) => !BESIDE.test(word))
  const hits = names.map((name) => words.filter((word) => meantBy(word).some((meant) => name.includes(` ${meant}`))).length)
  return words.length === 0 ? 0 : Math.max(...hits) / words.length
}

/** The roles that somebody may mean by what they typed, the closest first. */
export function rolesLike(text: string): Role[] {
  const typed = folded(text)
  if (typed === '') return []
  const found = [...searched].map(([role, names]) => ({ role, close: closeness(names, typed) })).filter(({ close }) => close > 0)
  return found.toSorted((a, b) => b.close - a.close).map(({ role }) => role)
}
