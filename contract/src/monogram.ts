/** How a company or a person without a picture is drawn: a letter or two on one of six hues. Imports nothing. */

/** The same name always gets the same of the six hues. */
export function hueOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return (sum % 6) + 1
}

/** The first letter of a company, the first and the last of a person. */
export function lettersOf(name: string, round: boolean): string {
  const words = name.trim().split(/\s+/)
  const first = words[0]?.[0] ?? ''
  const last = round && words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return (first + last).toUpperCase()
}
