import type { BusySpan } from '#web/ui/week/own-week'

const keyOf = ({ day, start, end, label }: BusySpan): string => `${day} ${start} ${end} ${label.toLowerCase()}`

/** All of both, each once. */
export const withClasses = (classes: readonly BusySpan[], more: readonly BusySpan[]): BusySpan[] => {
  const all = new Map([...classes, ...more].map((one) => [keyOf(one), one]))
  return [...all.values()]
}
