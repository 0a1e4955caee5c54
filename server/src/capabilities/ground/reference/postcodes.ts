import areaData from './data/postcode-areas.json' with { type: 'json' }

/** The letters of the area, then at most the district and the rest. */
const POSTCODE = /^([A-Z]{1,2})(?:\d[A-Z\d]?(?: ?\d[A-Z]{2})?)?$/

const areas = new Map(areaData.data.map((row) => [row.area, row]))

/** The area that a postcode, or the first part of one, lies in: LS, LS6 and LS6 3AA alike. */
export function areaOfPostcode(text: string) {
  const letters = POSTCODE.exec(text.trim().toUpperCase())?.[1]
  return letters === undefined ? undefined : areas.get(letters)
}
