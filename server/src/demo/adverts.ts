import advertData from './data/adverts.json' with { type: 'json' }
import type { Placement } from '#server/demo/places'
import type { Random } from '#server/demo/stage/random'

export type DemoAdvert = (typeof advertData.adverts)[number]
export type Week = (typeof advertData.weeks)[number]

/** A job to be posted: what it is, when it is worked and where. */
export interface Opening {
  readonly advert: DemoAdvert
  readonly week: Week
  readonly city: string
}

const advertByTitle = new Map(advertData.adverts.map((advert) => [advert.title, advert]))
const weekByName = new Map(advertData.weeks.map((week) => [week.name, week]))

export const advertsOf = (titles: readonly string[]): DemoAdvert[] => titles.flatMap((title) => advertByTitle.get(title) ?? [])
/** One of the sentences that adverts end with. */
export const closing = (random: Random): string => random.one(advertData.closings)
export const screeningQuestions = advertData.questions

/** In ten jobs of an employer with two towns, so many are in the first. */
const IN_FIRST_TOWN = 7

/** What an employer posts, no job twice in a town; the adverts by turns, so that each is among them. */
export function openingsOf(random: Random, { adverts, towns }: Pick<Placement, 'adverts' | 'towns'>, count: number): Opening[] {
  const inTown = (city: string): Opening[] => {
    const rows = advertsOf(adverts).map((advert) => random.some(advert.weeks, advert.weeks.length).map((name) => ({ advert, name })))
    const turns = Math.max(...rows.map((row) => row.length))
    return Array.from({ length: turns }, (_, turn) => rows.flatMap((row) => row[turn] ?? [])).flatMap((turn) =>
      turn.flatMap(({ advert, name }) => {
        const week = weekByName.get(name)
        return week === undefined ? [] : [{ advert, week, city }]
      }),
    )
  }
  const [first = [], second = []] = towns.map(inTown)
  const inSecond = second.slice(0, Math.max(count - first.length, Math.floor((count * (10 - IN_FIRST_TOWN)) / 10)))
  return [...first.slice(0, count - inSecond.length), ...inSecond]
}
