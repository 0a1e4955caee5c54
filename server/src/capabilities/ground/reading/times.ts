import type { Shift } from '@evenshift/contract/model/week'

const CLOCK = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm|a\.m\.?|p\.m\.?)?(?![\d%])`
const ONE = String.raw`(?:${CLOCK}|(noon|midday|midnight))`
const RANGE = new RegExp(
  String.raw`(?<![£\d.,:\/])\b${ONE}\s*(?:-|to|till?|until|(and))\s*${ONE}(?!\s*(?:hours|hrs|people|months|weeks|days|years|p\b|\/|:))`,
  'gi',
)
/** Nobody works longer without a break of a day. */
const MINUTES_MOST = 14 * 60
const HALF_DAY = 12 * 60
const DAY = 2 * HALF_DAY

/** The minutes of the day that a written time may mean; empty where it is none on the hour or the half hour. */
function meant(hour: string | undefined, minutes = '00', half: string | undefined, word: string | undefined): number[] {
  if (word !== undefined) return [word.toLowerCase() === 'midnight' ? 0 : HALF_DAY]
  const [h, m] = [Number(hour), Number(minutes)]
  if (h > 24 || (m !== 0 && m !== 30)) return []
  if (half !== undefined) return h > 12 ? [] : [((h % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0)) * 60 + m]
  // 07:00 and 17 are said as a clock of 24 hours does.
  if (h > 12 || h === 0 || (hour?.length === 2 && hour.startsWith('0'))) return [(h % 24) * 60 + m]
  return [(h % 12) * 60 + m, (h % 12) * 60 + m + HALF_DAY]
}

const clock = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const lengthOf = (start: number, end: number): number => (end > start ? end - start : end - start + DAY)

/** The one meaning of a pair of times that a shift can have; null where it has two as good as each other. */
function rangeOf(starts: readonly number[], ends: readonly number[], isOnClock: boolean): Pick<Shift, 'start' | 'end'> | null {
  const pairs = starts.flatMap((start) => ends.map((end) => ({ start, end, minutes: lengthOf(start, end) })))
  const fair = pairs.filter(({ minutes }) => minutes <= MINUTES_MOST)
  const [start, end] = [starts[0], ends[0]]
  if (starts.length === 2 && ends.length === 2) {
    if (start === undefined || end === undefined) return null
    // 09:00-17:00 said both as a clock does; "10-4" runs from the morning into the afternoon; "5-9" could be either.
    if (isOnClock) return { start: clock(start === 0 ? HALF_DAY : start), end: clock(end <= start ? end + HALF_DAY : end) }
    if (start === 0) return { start: clock(HALF_DAY), end: clock(end + HALF_DAY) }
    return end <= start ? { start: clock(start), end: clock(end + HALF_DAY) } : null
  }
  const best = fair.toSorted((one, other) => one.minutes - other.minutes)[0]
  return best === undefined ? null : { start: clock(best.start), end: clock(best.end % DAY) }
}

/** The ranges of times in a sentence, each with its place. */
export function timesIn(sentence: string): { readonly at: number; readonly times: Pick<Shift, 'start' | 'end'> }[] {
  return [...sentence.matchAll(RANGE)].flatMap((match) => {
    const [, hour, minutes, half, word, and, endHour, endMinutes, endHalf, endWord] = match
    if (and !== undefined && !/between\s*$/i.test(sentence.slice(0, match.index))) return []
    const isOnClock = minutes !== undefined && endMinutes !== undefined
    const times = rangeOf(meant(hour, minutes, half, word), meant(endHour, endMinutes, endHalf, endWord), isOnClock)
    return times === null ? [] : [{ at: match.index, times }]
  })
}
