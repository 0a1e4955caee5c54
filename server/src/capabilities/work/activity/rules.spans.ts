import { ACTIVITY_DAYS_DEFAULT, ACTIVITY_DAYS_MOST } from '@evenshift/contract/constants'
import { DAY_MS, datePlus } from '@evenshift/contract/days'

/** What is counted of a day, in the order in which it happens. */
export const eventNames = ['views', 'saves', 'applications', 'interviews', 'offers', 'hires', 'answers', 'silences'] as const
export type EventName = (typeof eventNames)[number]

export type Grain = 'day' | 'job_day' | 'job_month' | 'job_ever' | 'ever'

/** Days from the first to the last, both counted (YYYY-MM-DD). */
export interface Span {
  readonly from: string
  readonly to: string
}
const at = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/** Every day of a span, earliest first. */
export const daysOf = ({ from, to }: Span): string[] =>
  Array.from({ length: (at(to) - at(from)) / DAY_MS + 1 }, (_, days) => datePlus(from, days))

/** The span that was asked for; the last days up to today where none was. Or the field that is wrong, and why. */
export function spanAsked(
  query: { readonly [K in keyof Span]?: string | undefined },
  today: string,
): Span | readonly [field: keyof Span, message: string] {
  const to = query.to ?? today
  const from = query.from ?? datePlus(to, 1 - ACTIVITY_DAYS_DEFAULT)
  if (from > to) return ['to', 'The last day comes after the first']
  return from <= datePlus(to, -ACTIVITY_DAYS_MOST) ? ['from', 'Choose three years at most'] : { from, to }
}

const monthStart = (date: string): string => `${date.slice(0, 7)}-01`
/** The first day of the month after this date's. */
const nextMonth = (date: string): string => monthStart(datePlus(monthStart(date), 31))

export interface Piece extends Span {
  readonly grain: 'job_day' | 'job_month'
}
/** The fewest rows that make up a span: whole months as such, days before and after them. */
export function piecesOf({ from, to }: Span): Piece[] {
  const firstMonth = from === monthStart(from) ? from : nextMonth(from)
  const afterLast = monthStart(datePlus(to, 1))
  if (firstMonth >= afterLast) return [{ grain: 'job_day', from, to }]
  const before: Piece = { grain: 'job_day', from, to: datePlus(firstMonth, -1) }
  const months: Piece = { grain: 'job_month', from: firstMonth, to: datePlus(afterLast, -1) }
  const after: Piece = { grain: 'job_day', from: afterLast, to }
  return [before, months, after].filter((piece) => piece.from <= piece.to)
}
