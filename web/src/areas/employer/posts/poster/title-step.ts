/** The longest titles, in letters, that have the largest and the next steps of type. */
const LARGE_MOST = 18
const MIDDLE_MOST = 34
/** What a line of the middle step has room for. */
const MIDDLE_LINE = 11

/** How many lines a title takes where each has room for so many letters. */
const linesOf = (title: string, room: number): number =>
  title
    .split(' ')
    .reduce(
      ({ lines, left }, { length }) => (length < left ? { lines, left: left - length - 1 } : { lines: lines + 1, left: room - length }),
      { lines: 0, left: 0 },
    ).lines

/** How large a title is set, so that a long one has its place too, and the sheet its foot. */
export const titleStep = (title: string): 'large' | 'middle' | 'low' | 'small' => {
  if (title.length <= LARGE_MOST) return 'large'
  if (title.length > MIDDLE_MOST) return 'small'
  return linesOf(title, MIDDLE_LINE) > 2 ? 'low' : 'middle'
}
