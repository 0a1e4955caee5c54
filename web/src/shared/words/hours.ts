/** "08:00" of a whole hour. */
export const wholeHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** Whole hours to choose from, both ends counted. */
export const hourOptions = (first: number, last: number): readonly { readonly value: string; readonly label: string }[] =>
  Array.from({ length: last - first + 1 }, (_, n) => ({ value: String(first + n), label: wholeHour(first + n) }))
