import areaData from './data/postcode-areas.json' with { type: 'json' }

/** The letters of the area and the district, which make the outward code, then the inward code. */
const POSTCODE = /^(([A-Z]{1,2})\d[A-Z\d]?)(?: *\d[A-Z]{2})?$/
const AREA = /^[A-Z]{1,2}$/

/** Every area, in its order for ever. */
export const areaRows = areaData.data
const areas = new Map(areaRows.map((row) => [row.area, row]))

/** The area that a postcode, or the first part of one, lies in: LS, LS6 and LS6 3AA alike. */
export function areaOfPostcode(text: string) {
  const typed = text.trim().toUpperCase()
  const letters = AREA.test(typed) ? typed : POSTCODE.exec(typed)?.[2]
  return letters === undefined ? undefined : areas.get(letters)
}

/** The outward code of a postcode, or of one alone: LS6 of “ls63aa”; undefined where no area of the United Kingdom has its letters. */
export function outcodeOf(text: string): string | undefined {
  const [, code, letters] = POSTCODE.exec(text.trim().toUpperCase()) ?? []
  return letters !== undefined && areas.has(letters) ? code : undefined
}
