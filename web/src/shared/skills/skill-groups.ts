export interface SkillGroup {
  /** A kind of work. */
  readonly name: string
  readonly skills: readonly string[]
}

const isIn = (names: readonly string[], name: string): boolean => names.some((one) => one.toLowerCase() === name.toLowerCase())

/** The skills suggested for these kinds of work, each once and none that somebody has. Where no kind is chosen nothing is suggested. */
export function skillGroups(all: readonly SkillGroup[], sectors: readonly string[], own: readonly string[]): readonly SkillGroup[] {
  const told = [...own]
  return all
    .filter(({ name }) => isIn(sectors, name))
    .map(({ name, skills }) => {
      const fresh = skills.filter((skill) => !isIn(told, skill))
      told.push(...fresh)
      return { name, skills: fresh }
    })
}
