const DIGITS_OF_TIME = 12

/** When an id of version 7 was made, in milliseconds. */
export const timeOf = (id: string): number => parseInt(id.replaceAll('-', '').slice(0, DIGITS_OF_TIME), 16)

/** The first id of this time. */
export function placeAt(ms: number): string {
  const time = ms.toString(16).padStart(DIGITS_OF_TIME, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
