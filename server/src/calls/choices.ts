import { interestList, optionOf, roleList, sectorList, skillList } from '#server/capabilities/ground/reference/public'

/** The lists of work as forms choose from them; the same for both sides. */
export const sectors = sectorList.all.map(optionOf)
export const interests = interestList.all.map(optionOf)
export const skills = skillList.all.map(optionOf)
export const jobRoles = roleList.all.map((role) => {
  const sector = sectorList.byName(role.sector)
  return { ...optionOf(role), sector: sector === undefined ? null : optionOf(sector) }
})

/** How many skills a form suggests for a kind of work. */
const SUGGESTED_MOST = 10

/** The skills that most of a sector's roles need, the commonest first. */
function usualSkills(sector: string): string[] {
  const counts = new Map<string, number>()
  for (const role of roleList.all.filter((one) => one.sector === sector))
    for (const skill of role.typicalSkills) counts.set(skill, (counts.get(skill) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, SUGGESTED_MOST)
    .map(([skill]) => skill)
}
export const skillsBySector = sectorList.all.map((sector) => ({ ...optionOf(sector), skills: usualSkills(sector.name) }))
