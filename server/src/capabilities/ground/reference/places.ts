import outcodeData from './data/outcodes.json' with { type: 'json' }
import { cityList } from '#server/capabilities/ground/reference/lists'
import { areaOfPostcode, areaRows, outcodeOf } from '#server/capabilities/ground/reference/postcodes'

/** The middle of a city, of a postcode area or of an outward code, WGS 84. */
export interface Place {
  readonly name: string
  readonly lat: number
  readonly lng: number
  /** Its own for ever: cities from 0, areas from 256, outward codes from 512, so that each list grows at its end. */
  readonly position: number
}
const FIRST_AREA = 256
const FIRST_OUTCODE = 512

const cityPlaces: readonly Place[] = cityList.all.map(({ name, lat, lng, position }) => ({ name, lat, lng, position }))
const areaPlaces: readonly Place[] = areaRows.map(({ area, lat, lng }, at) => ({ name: area, lat, lng, position: FIRST_AREA + at }))
const outcodePlaces: readonly Place[] = Object.entries(outcodeData.data).map(([name, [lat, lng]], at) => {
  if (lat === undefined || lng === undefined) throw new Error(`the outward code ${name} has no middle`)
  return { name, lat, lng, position: FIRST_OUTCODE + at }
})
if (cityPlaces.length > FIRST_AREA || areaPlaces.length > FIRST_OUTCODE - FIRST_AREA) throw new Error('a list of places outgrew its room')

const all = [...cityPlaces, ...areaPlaces, ...outcodePlaces]
const cityByName = new Map(cityPlaces.map((place) => [place.name.toLowerCase(), place]))
const codeByName = new Map([...areaPlaces, ...outcodePlaces].map((place) => [place.name, place]))

/** Every place by its position: cities, then postcode areas, then outward codes, each in its list's order. */
export const places = (): readonly Place[] => all

const cityPlace = (name: string): Place | undefined => cityByName.get(name.trim().toLowerCase())
/** The outward code's middle, else its area's where the list does not have the code. */
function codePlace(text: string): Place | undefined {
  const code = outcodeOf(text)
  const area = areaOfPostcode(text)?.area
  return (code === undefined ? undefined : codeByName.get(code)) ?? (area === undefined ? undefined : codeByName.get(area))
}

/** A city by its name, an outward code by it or by a postcode in it, an area by its letters. */
export const placeNamed = (text: string): Place | undefined => cityPlace(text) ?? codePlace(text)

/** Where somebody or something is, as finely as is known: by the postcode, else by the city. */
export const placeOf = (postcode: string | null, cityName: string): Place | null =>
  (postcode === null ? undefined : codePlace(postcode)) ?? cityPlace(cityName) ?? null

/** Whether a place is an outward code's: two at the middle of one city or area may still be far apart. */
export const isOutcode = ({ position }: Place): boolean => position >= FIRST_OUTCODE
