import sicData from './data/sic-sectors.json' with { type: 'json' }

const finer = [...sicData.data.finer].sort((a, b) => b.prefix.length - a.prefix.length)
const divisions = new Map(sicData.data.divisions.map(({ division, sector }) => [division, sector]))

/** The name of our sector that a SIC 2007 code belongs to; a suggestion, never binding. */
export const sectorNameOfSic = (code: string): string | undefined =>
  finer.find(({ prefix }) => code.startsWith(prefix))?.sector ?? divisions.get(code.slice(0, 2))
