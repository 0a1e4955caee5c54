import type { Profile } from '@evenshift/contract/model/profile/profile'

/** What of a postcode says where it is, "LS6": the rest is a street, which no search needs. */
export const outwardOf = (typed: string): string | null =>
  /^([a-z]{1,2}\d[a-z\d]?)(?: ?\d[a-z]{2})?$/i.exec(typed.trim())?.[1]?.toUpperCase() ?? null

/** Where a person's way to work begins: "LS6", or their city. */
export const homePlace = ({ postcode, city }: Pick<Profile, 'postcode' | 'city'>): string => outwardOf(postcode ?? '') ?? city
