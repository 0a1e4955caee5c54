/** What follows from the times of a meeting. Imports only days and London. */
import { HOUR_MS, datePlus, plusHours } from '#contract/days'
import { londonDay, londonHour } from '#contract/london'

const MINUTE_MS = 60_000
/** The hour in London at which an answer is asked for, on the day before the first time. */
const ANSWER_HOUR = 18
/** How long somebody has to answer at least before that evening counts, in hours: who is asked in the afternoon may be at a lecture. */
const TO_ANSWER_HOURS = 6
/** What is left between an answer and its meeting where that evening is too soon, in hours: the way there. */
const BEFORE_HOURS = 2

export const meetingEnd = (start: Date, minutes: number): Date => new Date(start.getTime() + minutes * MINUTE_MS)

/** The moment at which it is this whole hour in London on this day. */
function londonMoment(day: string, hour: number): Date {
  const asUtc = new Date(Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS)
  return londonHour(asUtc) === hour ? asUtc : plusHours(asUtc, -1)
}

/**
 * By when an answer is asked for of times that were proposed at `asked`: the evening before the first one ahead; two hours before it where that
 * evening came too soon after; else the time itself. Null where no time is ahead.
 */
export function answerBy(times: readonly Date[], asked: Date, now: Date): Date | null {
  const [first] = times.filter((time) => time > now).toSorted((one, other) => one.getTime() - other.getTime())
  if (first === undefined) return null
  const evening = londonMoment(datePlus(londonDay(first), -1), ANSWER_HOUR)
  const due = evening >= plusHours(asked, TO_ANSWER_HOURS) ? evening : plusHours(first, -BEFORE_HOURS)
  return due > now ? due : first
}
/** What a trial pays in all, in pounds, to the penny. */
export const trialPay = (hourly: number, minutes: number): number => Math.round((hourly * 100 * minutes) / 60) / 100
