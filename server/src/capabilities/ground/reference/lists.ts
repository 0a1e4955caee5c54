import cityData from './data/cities.json' with { type: 'json' }
import workData from './data/work.json' with { type: 'json' }
import { lookup } from '#server/capabilities/ground/reference/options'

export interface RoleRow {
  readonly name: string
  readonly sector: string
  readonly synonyms: readonly string[]
  readonly interestTags: readonly string[]
  readonly typicalSkills: readonly string[]
  /** Old words that people still type: for search only, never shown. */
  readonly alsoSearched?: readonly string[]
  /** A hint for the minimum age, never a decision. */
  readonly usuallyFrom?: number
}

export const cityList = lookup('city', cityData.data)
export const sectorList = lookup('sector', workData.data.sectors)
export const roleList = lookup<RoleRow>('role', workData.data.jobRoles)
export const skillList = lookup('skill', workData.data.skills)
export const interestList = lookup('interest', workData.data.interests)
