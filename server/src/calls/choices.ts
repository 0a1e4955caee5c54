import { interestList, optionOf, roleList, sectorList, skillList } from '#server/capabilities/ground/reference/public'

/** The lists of work as forms choose from them; the same for both sides. */
export const sectors = sectorList.all.map(optionOf)
export const interests = interestList.all.map(optionOf)
export const skills = skillList.all.map(optionOf)
export const jobRoles = roleList.all.map((role) => {
  const sector = sectorList.byName(role.sector)
  return { ...optionOf(role), sector: sector === undefined ? null : optionOf(sector) }
})
