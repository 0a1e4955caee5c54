import type { InputFault } from '@evenshift/contract/refusals'
import { type WageRow, wageRows } from '#server/capabilities/ground/reference/pay'
import {
  aLevelList,
  degreeList,
  fieldOfStudyList,
  gradesOfLevel,
  qualificationList,
  universityList,
} from '#server/capabilities/ground/reference/education'
import { cityList, interestList, roleList, sectorList, skillList } from '#server/capabilities/ground/reference/lists'
import { sectorNameOfSic } from '#server/capabilities/ground/reference/sic'

export type City = ReturnType<typeof cities>[number]
export type Sector = ReturnType<typeof sectors>[number]
export type Role = ReturnType<typeof jobRoles>[number]
export type Skill = ReturnType<typeof skills>[number]
export type Interest = ReturnType<typeof interests>[number]

/** Each list in its order for ever: a row's `position` is its bit in the columns of the match. */
export const cities = () => cityList.all
export const sectors = () => sectorList.all
export const jobRoles = () => roleList.all
export const skills = () => skillList.all
export const interests = () => interestList.all

export const cityById = (id: string): City | undefined => cityList.byId(id)
export const cityNamed = (name: string): City | undefined => cityList.byName(name)
/** A typed city as our list writes it, with what speaks against it. */
export function resolveCity(typed: string): { readonly city: string; readonly faults: readonly InputFault[] } {
  const city = cityNamed(typed)
  if (city !== undefined) return { city: city.name, faults: [] }
  return { city: typed, faults: [{ path: 'city', message: 'Choose a city from the list' }] }
}
export const sectorById = (id: string): Sector | undefined => sectorList.byId(id)
export const sectorNamed = (name: string): Sector | undefined => sectorList.byName(name)
export const jobRoleById = (id: string): Role | undefined => roleList.byId(id)
export const jobRoleNamed = (name: string): Role | undefined => roleList.byName(name)
export const skillById = (id: string): Skill | undefined => skillList.byId(id)
export const skillNamed = (name: string): Skill | undefined => skillList.byName(name)
export const interestById = (id: string): Interest | undefined => interestList.byId(id)
export const interestNamed = (name: string): Interest | undefined => interestList.byName(name)

/** The lists of education. */
export const universities = () => universityList.all
export const degrees = () => degreeList.all
export const fieldsOfStudy = () => fieldOfStudyList.all
export const aLevelSubjects = () => aLevelList.all
export const qualifications = () => qualificationList.all
/** The grades that are given in the United Kingdom at this level. */
export const levelGrades = (level: keyof typeof gradesOfLevel): readonly string[] => gradesOfLevel[level]

/** The interests that a job has through its sector and its role. */
export function interestsOfJob(job: { readonly sectorId: string; readonly roleId: string | null }): Interest[] {
  const role = job.roleId === null ? undefined : jobRoleById(job.roleId)
  const names = new Set([...(sectorById(job.sectorId)?.interestTags ?? []), ...(role?.interestTags ?? [])])
  return [...names].flatMap((name) => interestNamed(name) ?? [])
}

/** The sector of ours that the first known of these SIC codes suggests. */
export function sectorOfSic(codes: readonly string[]): Sector | undefined {
  for (const code of codes) {
    const name = sectorNameOfSic(code)
    if (name !== undefined) return sectorNamed(name)
  }
  return undefined
}

/** Every known rate of the minimum wage, each with the day from which it holds: for screens that show it while somebody types. */
export const minimumWageRows = (): WageRow[] => [...wageRows]
