import synonymData from './data/synonyms.json' with { type: 'json' }

/** How people type: no capitals, no accents, no matter which dash. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What people type, folded, and what our lists and adverts call it. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(synonymData.data.map(({ typed, means }) => [folded(typed), means]))
