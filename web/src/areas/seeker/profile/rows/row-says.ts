import type { Profile } from '@evenshift/contract/model/profile/profile'
import { words as rightToWorkWords } from '#web/areas/seeker/profile/right-to-work/words'
import { isLimited } from '#web/areas/seeker/profile/right-to-work/right-to-work-values'
import { words } from '#web/areas/seeker/profile/words'
import { byWords } from '#web/shared/words/way'

/** Names on one line, or that there are none. */
export const listSays = (names: readonly string[]): string => names.join(', ') || words.empty

export const bioSays = ({ headline, bio }: Pick<Profile, 'headline' | 'bio'>): string =>
  headline || (bio ? words.bio.quoted(bio) : words.empty)

export const nameSays = ({ firstName, lastName, city }: Pick<Profile, 'firstName' | 'lastName' | 'city'>): string =>
  words.name.says(`${firstName} ${lastName}`, city)

/** How many skills there are, and how many of them something backs. */
export function skillsSay({ skillBacking }: Pick<Profile, 'skillBacking'>): string {
  const backed = (['confirmed', 'shown'] as const).flatMap((strength) => {
    const count = skillBacking.filter((skill) => skill.strength === strength).length
    return count === 0 ? [] : [words.skills.backed[strength](count)]
  })
  return skillBacking.length === 0 ? words.empty : [words.skills.says(skillBacking.length), ...backed].join(', ')
}

export function videoSays({ bioVideo }: Pick<Profile, 'bioVideo'>): string {
  if (bioVideo === null) return words.empty
  const length = words.video.says(bioVideo.seconds)
  return bioVideo.captions ? words.video.captioned(length) : length
}

export const travelSays = ({ postcode, city, travelMinutes, travelMode }: Profile): string =>
  words.travel.says(postcode ?? city, travelMinutes, travelMode === null ? '' : byWords[travelMode])

export const likesSay = ({ sectors, interests }: Pick<Profile, 'sectors' | 'interests'>): string =>
  listSays([...sectors, ...interests].map(({ name }) => name))

export function rightToWorkSays({ rightToWork, weeklyHourLimit, termDates }: Profile): string {
  if (rightToWork === null) return words.unsaid
  if (!isLimited(rightToWork) || weeklyHourLimit === null) return rightToWorkWords.answer.options[rightToWork]
  const { says, saysInTerm } = rightToWorkWords.limit
  return termDates.length > 0 ? saysInTerm(weeklyHourLimit) : says(weeklyHourLimit)
}
