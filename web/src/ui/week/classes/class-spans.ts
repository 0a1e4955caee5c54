import { weekDays } from '#web/ui/week/days'
import type { BusySpan } from '#web/ui/week/own-week'

const place = (day: number): number => weekDays.findIndex(({ id }) => id === day)

/** From Monday morning to Sunday night. */
export const inWeekOrder = <C extends BusySpan>(classes: readonly C[]): C[] =>
  [...classes].sort((a, b) => place(a.day) - place(b.day) || a.start.localeCompare(b.start) || a.label.localeCompare(b.label))

const keyOf = ({ day, start, end, label }: BusySpan): string => `${day} ${start} ${end} ${label.toLowerCase()}`

/** All of both, each once. */
export const withClasses = (classes: readonly BusySpan[], more: readonly BusySpan[]): BusySpan[] => {
  const all = new Map([...classes, ...more].map((one) => [keyOf(one), one]))
  return [...all.values()]
}
