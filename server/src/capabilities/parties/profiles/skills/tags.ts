import type { Profile } from '@evenshift/contract/model/profile/profile'
import type { Tag } from '#server/capabilities/ground/match/public'
import { interestById, skillById } from '#server/capabilities/ground/reference/public'

const tags = (chosen: Profile['skills'], position: (id: string) => number | undefined): Tag[] =>
  chosen.map(({ _id, name }) => ({ name, position: (_id === null ? undefined : position(_id)) ?? null }))

/** Skills and interests of a profile as the match reads them. */
export const skillTags = (skills: Profile['skills']): Tag[] => tags(skills, (id) => skillById(id)?.position)
export const interestTags = (interests: Profile['interests']): Tag[] => tags(interests, (id) => interestById(id)?.position)
