import { DAY_MINUTES, type Span, partsOf, timeOf } from '#web/ui/week/times'

/** One boolean a half-hour; half-hour 0 is Sunday 00:00. */
export type Week = readonly boolean[]

export const DAY_HALVES = 48
const WEEK_HALVES = 7 * DAY_HALVES

/** Where a half-hour of a day (0 to 47) stands in the week. */
export const indexOf = (day: number, half: number): number => (day - 1) * DAY_HALVES + half

export const emptyWeek: Week = Array.from({ length: WEEK_HALVES }, () => false)

/** A half-hour that a span touches counts whole. */
export function weekOf(spans: readonly Span[]): Week {
  const week = [...emptyWeek]
  for (const { day, from, to } of spans.flatMap(partsOf))
    for (let half = Math.floor(from / 30); half < Math.ceil(to / 30); half++) week[indexOf(day, half)] = true
  return week
}

/** The runs of a week, day by day from Sunday; a run that goes on past midnight stays one span of less than a day. */
export function spansOf(week: Week): Span[] {
  const spans: Span[] = []
  for (let day = 1; day <= 7; day++)
    for (let half = 0; half < DAY_HALVES; half++) {
      if (!week[indexOf(day, half)]) continue
      const start = half
      while (half + 1 < DAY_HALVES && week[indexOf(day, half + 1)]) half++
      spans.push({ day, start: timeOf(start * 30), end: timeOf(Math.min((half + 1) * 30, DAY_MINUTES)) })
    }
  return joinNights(spans)
}

/** Joins 22:00–00:00 of one day with 00:00–02:00 of the next, so that a night shift reads as one. */
function joinNights(spans: readonly Span[]): Span[] {
  const joined = [...spans]
  for (const late of spans.filter((span) => span.end === '00:00' && span.start !== '00:00')) {
    const next = (late.day % 7) + 1
    const early = joined.find((span) => span.day === next && span.start === '00:00' && span.end !== '00:00' && span.end <= late.start)
    if (!early) continue
    joined[joined.indexOf(late)] = { ...late, end: early.end }
    joined.splice(joined.indexOf(early), 1)
  }
  return joined
}

/** How many hours of a day are free. */
export const hoursOf = (week: Week, day: number): number => week.slice(indexOf(day, 0), indexOf(day, DAY_HALVES)).filter(Boolean).length / 2

/** How many hours of the whole week are free. */
export const totalHours = (week: Week): number => week.filter(Boolean).length / 2
