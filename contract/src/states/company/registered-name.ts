/** Words that a name doesn't begin with a capital, but for the first. */
const small = new Set(['a', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'the', 'to', 'with'])
const shout = (part: string): string => part.toUpperCase()

/** "O'NEILL" and "MCDONALD" have a second capital; a word of which we know nothing has one. */
const capitalised = (word: string): string =>
  word
    .replace(/(?:^|[(&.-])\p{L}/gu, shout)
    .replace(/^[OD]['’]\p{L}/u, shout)
    .replace(/^Mc\p{L}(?=\p{L}{2})/u, (part) => `Mc${shout(part.slice(2))}`)

/** "THE CORNER CAFE LTD", as the register shouts it, as people write it: "The Corner Cafe Ltd". What is written otherwise stays so. */
export function registeredName(registered: string): string {
  const name = registered.trim()
  const isShouted = name.replaceAll(/\bMc(?=\p{Lu})/gu, 'MC') === name.toUpperCase()
  if (!isShouted) return name
  return name
    .toLowerCase()
    .split(/\s+/)
    .map((word, place) => (place > 0 && small.has(word) ? word : capitalised(word)))
    .join(' ')
    .replaceAll(/\bUk\b/g, 'UK')
    .replace(/\b(?:Plc|Llp|Lp|Cic)$/, shout)
}
