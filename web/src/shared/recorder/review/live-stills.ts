import type { Range } from '#web/shared/recorder/review/remux'

/** What the camera saw at a moment (seconds) of the recording. */
export interface LiveStill {
  readonly at: number
  readonly picture: Blob
}

/** The still nearest to the middle of what is used of a recording; undefined where none lies within that. */
export function middleStill(stills: readonly LiveStill[], { start, end }: Range): LiveStill | undefined {
  const middle = (start + end) / 2
  const within = stills.filter(({ at }) => at >= start && at <= end)
  return within.toSorted((a, b) => Math.abs(a.at - middle) - Math.abs(b.at - middle))[0]
}
