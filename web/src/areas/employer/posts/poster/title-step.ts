/** The longest titles, in letters, that have the largest and the middle step of type. */
const LARGE_MOST = 18
const MIDDLE_MOST = 34

/** How large a title is set, so that a long one has its place too. */
export const titleStep = (title: string): 'large' | 'middle' | 'small' =>
  title.length <= LARGE_MOST ? 'large' : title.length <= MIDDLE_MOST ? 'middle' : 'small'
