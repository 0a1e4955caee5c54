import { weekDays } from '#web/ui/week/days'
import type { Span } from '#web/ui/week/times'

interface Named extends Span {
  readonly label?: string | undefined
}
const place = (day: number): number => weekDays.findIndex(({ id }) => id === day)

/** From Monday morning to Sunday night. */
export const inWeekOrder = <S extends Named>(spans: readonly S[]): S[] =>
  spans.toSorted((a, b) => place(a.day) - place(b.day) || a.start.localeCompare(b.start) || (a.label ?? '').localeCompare(b.label ?? ''))
