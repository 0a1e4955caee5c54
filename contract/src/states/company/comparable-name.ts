/** Endings that say what kind of body it is; the register allows no two names that differ in nothing else. */
const endings = [
  'public limited company',
  'limited liability partnership',
  'limited partnership',
  'community interest company',
  'limited',
  'ltd',
  'plc',
  'llp',
  'lp',
  'cic',
  'cyfyngedig',
  'cyf',
]
const ending = new RegExp(` (${endings.join('|')})$`)

/** A company's name as it is compared with the register's, of which an approval at once depends: without case, accents, punctuation, a first "the", and the ending. */
export function comparableName(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '')
  return words.replace(ending, '')
}
