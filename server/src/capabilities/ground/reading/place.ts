import { cities, outcodeOf } from '#server/capabilities/ground/reference/public'
import type { Read } from '#server/capabilities/ground/reading/text'

const POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})\b/gi
/** What people call the cities whose whole names are longer. */
const short: Readonly<Record<string, string>> = {
  'Brighton and Hove': 'Brighton',
  'Derry/Londonderry': 'Derry',
  'Kingston upon Hull': 'Hull',
  'Leamington Spa': 'Leamington',
  'Newcastle upon Tyne': 'Newcastle',
  'Southend-on-Sea': 'Southend',
  'Stoke-on-Trent': 'Stoke',
}
const named = cities().map(({ name }) => ({
  name,
  written: new RegExp(String.raw`(?<![\p{L}'])(?:${[name, short[name]].filter(Boolean).join('|')})(?![\p{L}'])`, 'u'),
}))
/** Names of cities that are words as well, and so are a place only behind one that leads to it. */
const alsoWords = new Set(['Bath', 'Reading', 'Perth', 'Bangor', 'Lincoln', 'Preston', 'Chester'])
const LEADS = /(?:\b(?:in|at|near|around|central|of|location|where|place|based)\b[:\s]*(?:central |sunny |the centre of )?|[,(-]\s*)$/i

const LEAD_MOST = 40

/** The first full postcode that there can be. */
export function readPostcode(text: string): Read<string> | null {
  for (const [from, outward = '', inward = ''] of text.matchAll(POSTCODE))
    if (outcodeOf(`${outward} ${inward}`) !== undefined) return { value: `${outward} ${inward}`.toUpperCase(), from }
  return null
}

/** The city that is led to by "in" and the like, else the one that is named first. */
export function readCity(text: string): Read<string> | null {
  const found = named.flatMap(({ name, written }) => {
    const match = written.exec(text)
    if (match === null) return []
    const isAlone = /(?:^|\n)$/.test(text.slice(0, match.index)) && /^(?:[.,\n]|$)/.test(text.slice(match.index + match[0].length))
    const isLedTo = isAlone || LEADS.test(text.slice(Math.max(0, match.index - LEAD_MOST), match.index))
    return isLedTo || !alsoWords.has(name) ? [{ name, from: match[0], at: match.index, isLedTo }] : []
  })
  const [best] = found.toSorted((one, other) => Number(other.isLedTo) - Number(one.isLedTo) || one.at - other.at)
  return best === undefined ? null : { value: best.name, from: best.from }
}
