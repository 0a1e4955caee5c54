import { INTERVIEW_DAYS_DEFAULT, INTERVIEW_DAYS_LEAST, INTERVIEW_DAYS_MOST, INTERVIEW_MINUTES_MOST } from '@evenshift/contract/constants'
import { londonDay } from '@evenshift/contract/london'
import type { Question } from '@evenshift/contract/model/interview/question'
import { plusDays } from '@evenshift/contract/days'
import { words } from '#web/areas/employer/interviews/words'

const EXTENSION_DAYS_USUAL = 3
const dayAfter = (now: Date, days: number): string => londonDay(plusDays(now, days))

/** The days that a deadline may fall on, YYYY-MM-DD; each counts to its end. */
export const deadlineDays = (now: Date) => ({
  first: dayAfter(now, INTERVIEW_DAYS_LEAST),
  usual: dayAfter(now, INTERVIEW_DAYS_DEFAULT),
  last: dayAfter(now, INTERVIEW_DAYS_MOST),
})

type Timed = Pick<Question, 'answerSeconds'>
export const totalSeconds = (questions: readonly Timed[]): number => questions.reduce((sum, { answerSeconds }) => sum + answerSeconds, 0)
/** Why these questions cannot go out together; null where they can. */
export function questionsFault(questions: readonly Timed[]): string | null {
  if (questions.length === 0) return words.chooseLeastOneQuestion
  return totalSeconds(questions) > INTERVIEW_MINUTES_MOST * 60 ? words.answersMayTakeMinutes(INTERVIEW_MINUTES_MOST) : null
}

/** The list with one of its items a place earlier or later; the same list where there is no such place. */
export function moved<Item>(items: readonly Item[], from: number, by: -1 | 1): readonly Item[] {
  const [item, other] = [items[from], items[from + by]]
  if (item === undefined || other === undefined) return items
  return items.map((one, place) => (place === from ? other : place === from + by ? item : one))
}

/** The days to which a deadline can be put off: later than the present one, and never more than the most from today. */
export function extensionDays(deadline: string, now: Date) {
  const { last } = deadlineDays(now)
  const day = (days: number): string => dayAfter(new Date(deadline), days)
  const first = day(1)
  const usual = [day(EXTENSION_DAYS_USUAL), last].toSorted()[0] ?? last
  return { first, usual: usual < first ? '' : usual, last }
}
