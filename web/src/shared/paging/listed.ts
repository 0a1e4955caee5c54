/** Rows on a page of a list; the five of the calls are for whoever names no number. */
export const LISTED = 20
