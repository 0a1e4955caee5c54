/** Rows of which those that say the same in the same minute are one, with how many they are. */
export function folded<Row extends { readonly at: string }>(
  rows: readonly Row[],
  said: (row: Row) => string,
): readonly { readonly row: Row; readonly times: number }[] {
  const found = new Map<string, { readonly row: Row; readonly times: number }>()
  for (const row of rows) {
    const key = `${row.at.slice(0, 16)} ${said(row)}`
    const { row: first, times } = found.get(key) ?? { row, times: 0 }
    found.set(key, { row: first, times: times + 1 })
  }
  return [...found.values()]
}
