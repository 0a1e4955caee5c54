import { dayLabel } from '#web/ui/week/days'
import { type BlockKind, layWeek } from '#web/ui/week/lay-week'
import { type Span, DAY_MINUTES, lengthOf, minutesOf, timeOf } from '#web/ui/week/times'

/** A stretch of one date (YYYY-MM-DD); an end at or before its start lies on the next. Times are HH:mm. */
export interface DatedSpan {
  readonly date: string
  readonly start: string
  readonly end: string
}
/** A time that is drawn: picked here, chosen or not chosen, or clashing. */
export interface DatedTime extends DatedSpan {
  readonly kind: Extract<BlockKind, 'new' | 'fits' | 'open' | 'clash'>
}
/** A beginning. */
export type Spot = Pick<DatedSpan, 'date' | 'start'>

const DAY_MS = DAY_MINUTES * 60_000
/** The seven dates from this one on. */
export const datesFrom = (first: string): readonly string[] =>
  Array.from({ length: 7 }, (_, place) => new Date(Date.parse(`${first}T00:00:00Z`) + place * DAY_MS).toISOString().slice(0, 10))

/** The day's id of a date: 1 is Sunday. */
export const dayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() + 1

/** What comes every week, on the seven dates from this one on. */
export const onDates = (spans: readonly Span[], first: string): readonly DatedSpan[] =>
  datesFrom(first).flatMap((date) => spans.filter(({ day }) => day === dayOf(date)).map(({ start, end }) => ({ date, start, end })))

/** A beginning with the end that so many minutes make. */
export const spanOf = ({ date, start }: Spot, minutes: number): DatedSpan => ({ date, start, end: timeOf(minutesOf(start) + minutes) })

/** "Friday 27". */
export const dateLabel = (date: string): string => `${dayLabel(dayOf(date))} ${Number(date.slice(8))}`

/** The hours that most meetings lie in: a week is never drawn with fewer. */
const USUAL = { day: 1, start: '09:00', end: '21:00' }

/** From one full hour to another. */
export interface Hours {
  readonly first: number
  readonly last: number
}

/** What of a laid week lies in these hours. */
function cut<B extends { readonly top: number; readonly height: number }>(blocks: readonly B[], laid: Hours, hours: Hours): readonly B[] {
  const hourAt = (percent: number): number => laid.first + (percent / 100) * (laid.last - laid.first)
  return blocks.flatMap((block) => {
    const from = Math.max(hours.first, hourAt(block.top))
    const to = Math.min(hours.last, hourAt(block.top + block.height))
    const all = (hours.last - hours.first) / 100
    return from < to ? [{ ...block, top: (from - hours.first) / all, height: (to - from) / all }] : []
  })
}

/**
 * Seven dates as columns, numbered from 1 as the days of a week are; what lies on no such date is left out, and where hours are given what
 * lies outside them, except for the times.
 */
export function layDates(
  first: string,
  times: readonly DatedTime[],
  free: readonly DatedSpan[],
  classes: readonly DatedSpan[],
  hours?: Hours,
) {
  const dates = datesFrom(first)
  const inColumns = <S extends DatedSpan>(spans: readonly S[]) =>
    spans.flatMap((span) => {
      const day = dates.indexOf(span.date) + 1
      return day === 0 ? [] : [{ ...span, day }]
    })
  const drawn = inColumns(times).map(({ kind, ...span }) => ({
    ...span,
    ...(kind === 'new' ? { mark: kind } : { clash: kind === 'clash', open: kind === 'open' }),
  }))
  const laid = layWeek(drawn, inColumns(free), inColumns(classes), [USUAL])
  if (!hours) return { dates, ...laid }
  const begins = drawn.map(({ start }) => Math.floor(minutesOf(start) / 60))
  const ends = drawn.map((time) => Math.min(24, Math.ceil((minutesOf(time.start) + lengthOf(time)) / 60)))
  const shown = { first: Math.min(hours.first, ...begins), last: Math.max(hours.last, ...ends) }
  return { dates, ...laid, blocks: cut(laid.blocks, laid.hours, shown), hours: shown }
}

const from = ({ date, start }: Spot): number => Date.parse(`${date}T${start}:00Z`) / 60_000
/** Whether two stretches have a minute in common. */
export function overlaps(one: DatedSpan, other: DatedSpan): boolean {
  const [a, b] = [from(one), from(other)]
  return a < b + lengthOf(other) && b < a + lengthOf(one)
}

/** Whether a stretch lies within what is free. A free stretch may pass midnight; two that touch there count as one. */
export function isWithin(span: DatedSpan, free: readonly DatedSpan[]): boolean {
  const end = from(span) + lengthOf(span)
  let at = from(span)
  for (;;) {
    const next = free.find((one) => from(one) <= at && from(one) + lengthOf(one) > at)
    if (!next) return false
    at = from(next) + lengthOf(next)
    if (at >= end) return true
  }
}

/** When within an hour a free stretch begins that is long enough; undefined where none does. */
export const freeFrom = (hour: DatedSpan, minutes: number, free: readonly DatedSpan[]): string | undefined =>
  free.find(
    ({ date, start }) =>
      date === hour.date &&
      start > hour.start &&
      start.slice(0, 2) === hour.start.slice(0, 2) &&
      isWithin(spanOf({ date, start }, minutes), free),
  )?.start

/** The hour that a cell of the picture stands for. */
export const hourOf = ({ date, start }: Spot): DatedSpan => ({ date, start, end: timeOf((minutesOf(start) + 60) % DAY_MINUTES) })

/** The times with one more, or without the one that lies in the hour that was pressed; in the order of time. */
export function withPressed(times: readonly Spot[], pressed: Spot, minutes: number): readonly Spot[] {
  const there = times.find((time) => overlaps(spanOf(time, minutes), hourOf(pressed)))
  return there ? times.filter((time) => time !== there) : withTime(times, pressed)
}

/** The times with one more, once each, in the order of time. */
export const withTime = (times: readonly Spot[], added: Spot): readonly Spot[] =>
  [...times.filter((time) => from(time) !== from(added)), added].toSorted((a, b) => from(a) - from(b))
