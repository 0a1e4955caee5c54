import type { Shift } from '@evenshift/contract/model/week'

type Times = Pick<Shift, 'start' | 'end'>
export const DAY_MINUTES = 24 * 60
const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
/** An end at or before its start lies on the next day. */
export const shiftMinutes = ({ start, end }: Times): number => {
  const minutes = minuteOf(end) - minuteOf(start)
  return minutes > 0 ? minutes : minutes + DAY_MINUTES
}
export const shiftHours = (shift: Times): number => shiftMinutes(shift) / 60
/** "Sat 09:00–13:00" */
export const shiftWords = ({ day, start, end }: Shift): string => `${days[day - 1] ?? ''} ${start}–${end}`
