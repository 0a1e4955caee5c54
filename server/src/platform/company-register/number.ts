/** The register's way of writing a number: eight characters in capitals, a number of digits alone filled up with zeros in front. */
export function normaliseNumber(typed: string): string {
  const number = typed.replaceAll(/\s/g, '').toUpperCase()
  return /^\d+$/.test(number) ? number.padStart(8, '0') : number
}
