import { folded, jobRoles, synonyms } from '#server/capabilities/ground/reference/public'
import { typedKey } from '#server/capabilities/ground/match/skills/tags'

type Role = ReturnType<typeof jobRoles>[number]

/** Every name of a role, of those that only one has. */
const roleNamed = new Map<string, Role | null>()
const claim = (name: string, role: Role): void => {
  const known = roleNamed.get(name)
  roleNamed.set(name, known === undefined || known === role ? role : null)
}
for (const role of jobRoles()) for (const name of [role.name, ...role.synonyms, ...(role.alsoSearched ?? [])]) claim(folded(name), role)
/** Of what people call it besides, only what means one role. */
for (const [typed, means] of synonyms) {
  const roles = new Set(means.map((name) => roleNamed.get(folded(name)) ?? null))
  const [role = null] = roles
  if (roles.size === 1 && role !== null && !roleNamed.has(typed)) roleNamed.set(typed, role)
}

/** The longest end of a title that names a role: of "Weekend barista" its last word. */
function roleOf(title: string): Role | null {
  const words = folded(title).split(' ')
  for (const from of words.keys()) {
    const role = roleNamed.get(words.slice(from).join(' '))
    if (role) return role
  }
  return null
}

/** "Barista and waiter (weekends)" names two. */
const SPLIT = /[,(/|&–]|\s-\s|\b(?:and|at)\b/i

/** What whoever had this title usually can do: the keys of the skills. */
export const skillsOfTitle = (title: string): ReadonlySet<string> =>
  new Set([title, ...title.split(SPLIT)].flatMap((part) => roleOf(part)?.typicalSkills.map(typedKey) ?? []))
