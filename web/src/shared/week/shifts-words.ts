import { dayShort } from '#web/ui/week/days'
import { inWeekOrder } from '#web/ui/week/week-order'
import type { Span } from '#web/ui/week/times'

/** From Monday: "Tue and Fri, 17:30–22:00"; with times of their own, "Tue 17:30–22:00, Sat 09:00–13:00". */
export function shiftsWords(typed: readonly Span[]): string {
  const shifts = inWeekOrder(typed)
  const [first] = shifts
  if (first === undefined) return 'No shifts'
  const times = ({ start, end }: Span) => `${start}–${end}`
  if (shifts.length > 1 && shifts.every((one) => times(one) === times(first))) {
    const days = shifts.map(({ day }) => dayShort(day))
    return `${days.slice(0, -1).join(', ')} and ${days.at(-1)}, ${times(first)}`
  }
  return shifts.map((one) => `${dayShort(one.day)} ${times(one)}`).join(', ')
}
