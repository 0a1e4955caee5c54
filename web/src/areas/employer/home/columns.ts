/** Roughly how high a card is, in pixels: its head, and each row. */
const HEAD = 66
const ROW = 63
const FUNNEL = 341
const SERIES = 310
const PROMISE = 160
const STEPS = 368

/** Fewer applications than these make no curve. */
export const CHARTED_FROM = 5
export const JOBS_CHARTED = 3

/** A list of so many rows; nothing where there is none. */
const listHeight = (rows: number): number => (rows === 0 ? 0 : HEAD + rows * ROW + 14)

interface Home {
  /** Rows of the lists of who waits, one a card. */
  readonly waiting: readonly number[]
  readonly starters: number
  readonly jobs: number
  /** Applications to those jobs. */
  readonly applied: number
  readonly hasActivity: boolean
  /** Whether it's told what makes its jobs better. */
  readonly isNew: boolean
}
export type Movable = 'starters' | 'jobs' | 'steps' | 'promise'

/** Who waits is on the left and what happened on the right; the other cards go one by one to the side that is shorter so far. */
export function leftOf({ waiting, starters, jobs, applied, hasActivity, isNew }: Home): ReadonlySet<Movable> {
  let left = waiting.reduce((sum, rows) => sum + listHeight(rows), 0)
  let right = hasActivity ? FUNNEL + (applied >= CHARTED_FROM ? SERIES : 0) + listHeight(Math.min(jobs, JOBS_CHARTED)) : HEAD + ROW
  const cards = [
    ['starters', listHeight(starters)],
    ['jobs', HEAD + Math.max(jobs, 1) * ROW],
    ['steps', isNew ? STEPS : 0],
    ['promise', PROMISE],
  ] as const
  const onLeft = new Set<Movable>()
  for (const [card, height] of cards)
    if (left <= right) {
      onLeft.add(card)
      left += height
    } else right += height
  return onLeft
}
