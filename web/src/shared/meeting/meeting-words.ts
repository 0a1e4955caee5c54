import { type MeetingKind } from '@evenshift/contract/states/meeting/meeting'
import { meetingKindWords } from '@evenshift/contract/states/meeting/meeting-words'
import { spanBetween } from '#web/shared/meeting/london-times'
import { clockTime, dayDate } from '#web/shared/words/dates'
import { hoursWords } from '#web/shared/week/worked-hours'
import type { DatedSpan } from '#web/ui/week/dated/dated-week'
import { spanText } from '#web/ui/week/times'

/** "Paid trial" of a trial, as a head says it. */
export const meetingTitle = (kind: MeetingKind): string => meetingKindWords[kind]

/** "20 minutes", "2 hours". */
export const lengthWords = (minutes: number): string => (minutes < 60 ? `${minutes} minutes` : hoursWords(minutes / 60))

/** "Fri 27 Nov 16:00–18:00". */
export const spanWords = ({ date, start, end }: DatedSpan): string => `${dayDate(date)} ${spanText(start, end)}`

/** "Sat 28 Nov, 15:00". */
export const momentWords = (instant: string): string => `${dayDate(instant)}, ${clockTime(instant)}`

/** "Sat 28 Nov, 15:00–17:00". */
export function wholeSpanWords(time: { readonly start: string; readonly end: string }): string {
  const { date, start, end } = spanBetween(time)
  return `${dayDate(date)}, ${start}–${end}`
}

/** When a meeting that begins then is over. */
export const endOf = (at: string, minutes: number): string => new Date(Date.parse(at) + minutes * 60_000).toISOString()
