import type { JobShiftInput } from '@evenshift/contract/model/week'
import { hoursOfShift } from '#web/shared/week/worked-hours'
import { lengthOf, minutesOf } from '#web/ui/week/times'

const NIGHT = '22:00'
const MORNING = '06:00'
const HOURS_A_DAY_MOST = 8

/** Whether people of 16 and 17 may not normally work this shift: at night, or more than 8 hours of work. */
export function isForAdults(shift: JobShiftInput): boolean {
  const begin = minutesOf(shift.start)
  const end = begin + lengthOf(shift)
  return begin < minutesOf(MORNING) || end > minutesOf(NIGHT) || hoursOfShift(shift) > HOURS_A_DAY_MOST
}

/** The shift ended at 22:00; null where that does not mend it. */
export function endedAtNight(shift: JobShiftInput): JobShiftInput | null {
  const ended = { ...shift, end: NIGHT }
  return minutesOf(shift.start) < minutesOf(NIGHT) && !isForAdults(ended) ? ended : null
}
