import type { Activity } from '@evenshift/contract/model/overview/activity'
import { longDayDate, shortDate } from '#web/shared/words/dates'
import { words } from '#web/areas/employer/home/activity/words'

export type Measure = 'views' | 'applications' | 'answers'
type Day = Activity['series'][number]

/** One bar: a day, or the days of a week or a month together. */
export interface Bar extends Pick<Day, Measure | 'saves'> {
  /** Its first day. */
  readonly date: string
  /** "Friday 20 November", "Week of 16 Nov", "November 2026". */
  readonly name: string
}
export type Pace = 'day' | 'week' | 'month'
export const paceWords: Readonly<Record<Pace, string>> = { day: words.dayByDay, week: words.weekByWeek, month: words.monthByMonth }

const DAYS_AS_DAYS = 35
const DAYS_AS_WEEKS = 190
/** So few bars that each can be seen. */
export const paceOf = (days: number): Pace => (days <= DAYS_AS_DAYS ? 'day' : days <= DAYS_AS_WEEKS ? 'week' : 'month')

const monthName = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' })
const isMonday = ({ date }: Day): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === 1
const begins: Readonly<Record<Pace, (day: Day) => boolean>> = {
  day: () => true,
  week: isMonday,
  month: ({ date }) => date.endsWith('-01'),
}
const names: Readonly<Record<Pace, (date: string) => string>> = {
  day: longDayDate,
  week: (date) => words.weekOf(shortDate(date)),
  month: (date) => monthName.format(new Date(`${date}T00:00:00Z`)),
}

/** The days in bars; the first and the last bar may be a part of their week or month. */
export function barsOf(series: readonly Day[], pace: Pace): Bar[] {
  const bars: Bar[] = []
  for (const day of series) {
    const last = bars.at(-1)
    if (last === undefined || begins[pace](day)) bars.push({ ...day, name: names[pace](day.date) })
    else
      bars[bars.length - 1] = {
        ...last,
        views: last.views + day.views,
        saves: last.saves + day.saves,
        applications: last.applications + day.applications,
        answers: last.answers + day.answers,
      }
  }
  return bars
}

/** The axis ends at a number that can be halved. */
export const axisTop = (most: number): number => Math.max(2, most + (most % 2))

const SLOTS_BETWEEN_WEEKS = 0.8
const LABELS_MOST = 4
/** What stands below a bar begins with it; further right than this, in percent, it would not fit any more. */
const LABEL_LEFT_MOST = 80
export interface PlacedBar extends Bar {
  /** Where its slot begins, and how wide it is, in percent. */
  readonly left: number
  readonly width: number
  /** What stands below it, if anything. */
  readonly label: string | null
}
/** Bars beside each other, days with a gap between weeks. */
export function placeBars(bars: readonly Bar[], pace: Pace): PlacedBar[] {
  const isFirst = (bar: Bar, at: number): boolean => pace === 'day' && at > 0 && isMonday(bar)
  const starts: number[] = []
  let next = 0
  for (const [at, bar] of bars.entries()) {
    if (isFirst(bar, at)) next += SLOTS_BETWEEN_WEEKS
    starts.push(next)
    next += 1
  }
  const step = Math.ceil(bars.length / LABELS_MOST)
  const isLabelled = (bar: Bar, at: number): boolean => (pace === 'day' && bars.length > 7 ? isMonday(bar) : at % step === 0)
  return bars.map((bar, at) => {
    const left = ((starts[at] ?? 0) / next) * 100
    const text = pace === 'month' ? bar.name.replace(/^(\w{3})\w*/, '$1') : shortDate(bar.date)
    return { ...bar, left, width: 100 / next, label: isLabelled(bar, at) && left <= LABEL_LEFT_MOST ? text : null }
  })
}
