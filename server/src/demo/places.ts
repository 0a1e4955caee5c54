import names from './data/names.json' with { type: 'json' }
import placeData from './data/places.json' with { type: 'json' }
import type { Random } from '#server/demo/stage/random'

/** Where a demo employer posts, and which adverts are its own. */
export interface Placement {
  readonly business: string
  readonly sector: string
  /** One town, or two that are neighbours; most of its jobs are in the first. */
  readonly towns: readonly string[]
  /** Titles of `adverts.json`. */
  readonly adverts: readonly string[]
}

const towns = placeData.areas.flatMap((area) => area.towns)
function found<T>(what: string, one: T | undefined): T {
  if (one === undefined) throw new Error(`the demo's data lack ${what}`)
  return one
}

/** The first employers of the list: the first and the ninth are those that people sign in as. */
export const placements = (count: number): Placement[] =>
  placeData.employers.slice(0, count).map(({ business, area, kind }) => ({
    business,
    sector: found(
      business,
      names.businesses.find(({ name }) => name === business),
    ).sector,
    towns: found(
      area,
      placeData.areas.find(({ name }) => name === area),
    ).towns.map(({ city }) => city),
    adverts: found(
      kind,
      placeData.kinds.find(({ name }) => name === kind),
    ).adverts,
  }))

/** Where the seekers live, a town as often as employers are there: only where there is a choice of work. */
export function homesAmong(employers: readonly Placement[]): string[] {
  const firsts = employers.map(({ towns: [first = ''] }) => first)
  const dense = firsts.filter((town) => firsts.filter((other) => other === town).length > 2)
  return dense.length > 0 ? dense : firsts.slice(0, 1)
}

const LETTERS = ['A', 'B', 'D', 'E', 'H', 'J', 'L', 'N', 'P', 'R', 'T', 'W', 'Y'] as const

/** A postcode whose first half lies in this town; its second half is made up. */
export function postcodeIn(random: Random, city: string): string {
  const { outcodes } = found(
    city,
    towns.find((town) => town.city === city),
  )
  return `${random.one(outcodes)} ${random.whole(1, 9)}${random.one(LETTERS)}${random.one(LETTERS)}`
}
