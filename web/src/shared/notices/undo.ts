/** How long a notice stays that takes something back: long enough to read it and to reach its button. */
export const UNDO_MS = 10_000
