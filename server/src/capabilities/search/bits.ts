/** The text of a bit(length) column with these places set; what lies past the end is left out. */
export function bitsOf(positions: Iterable<number>, length: number): string {
  const bits = Array.from<string>({ length }).fill('0')
  for (const position of positions) if (position >= 0 && position < length) bits[position] = '1'
  return bits.join('')
}

export const SKILL_BITS = 512
export const INTEREST_BITS = 128
