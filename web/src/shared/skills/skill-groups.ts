export interface SkillGroup {
  /** A kind of work. */
  readonly name: string
  readonly skills: readonly string[]
}

const isIn = (names: readonly string[], name: string): boolean => names.some((one) => one.toLowerCase() === name.toLowerCase())

/**
 * The skills suggested for these kinds of work, each once; those that somebody has besides, and the kinds that could be shown too. Where no
 * kind is chosen nothing is suggested.
 */
export function skillGroups(all: readonly SkillGroup[], sectors: readonly string[], own: readonly string[]) {
  const told: string[] = []
  const groups = all
    .filter(({ name }) => isIn(sectors, name))
    .map(({ name, skills }) => {
      const fresh = skills.filter((skill) => !told.includes(skill))
      told.push(...fresh)
      return { name, skills: fresh }
    })
  return {
    groups,
    yours: own.filter((skill) => !isIn(told, skill)),
    others: all.filter(({ name }) => !isIn(sectors, name)).map(({ name }) => name),
  }
}
