import { type Span, lengthOf, minutesOf } from '#web/ui/week/times'

/** Whether two shifts that begin on the same day overlap; those that only meet don't. */
export function isOverlapping(one: Span, other: Span): boolean {
  const [first, second] = minutesOf(one.start) <= minutesOf(other.start) ? [one, other] : [other, one]
  return one.day === other.day && minutesOf(first.start) + lengthOf(first) > minutesOf(second.start)
}
