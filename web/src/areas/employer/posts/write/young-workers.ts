import type { Shift } from '@evenshift/contract/model/week'
import { hoursOfShift } from '#web/areas/employer/posts/write/hourly'
import { minutesOf } from '#web/ui/week/times'

const NIGHT = '22:00'
const MORNING = '06:00'
const HOURS_A_DAY_MOST = 8

/** Whether people of 16 and 17 may not normally work this shift: at night, or longer than 8 hours. */
export function isForAdults(shift: Shift): boolean {
  const begin = minutesOf(shift.start)
  const end = begin + hoursOfShift(shift) * 60
  return begin < minutesOf(MORNING) || end > minutesOf(NIGHT) || hoursOfShift(shift) > HOURS_A_DAY_MOST
}

/** The shift ended at 22:00; null where that does not mend it. */
export function endedAtNight(shift: Shift): Shift | null {
  const ended = { ...shift, end: NIGHT }
  return minutesOf(shift.start) < minutesOf(NIGHT) && !isForAdults(ended) ? ended : null
}
