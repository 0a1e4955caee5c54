/** The text of a bit(length) column with these places set; what lies past the end is left out. */
export function bitsOf(positions: Iterable<number>, length: number): string {
  const bits = Buffer.alloc(length, '0')
  for (const position of positions) if (position >= 0 && position < length) bits.write('1', position)
  return bits.toString('latin1')
}

export const SKILL_BITS = 512
export const INTEREST_BITS = 128
