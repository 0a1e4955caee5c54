import type { Availability } from '@evenshift/contract/model/profile/availability'
import { freeOf, takenOf } from '#web/shared/week/availability-week'
import { type DatedSpan, datesFrom, onDates } from '#web/ui/week/dated/dated-week'
import { spansOf } from '#web/ui/week/half-hours'

/** The own week as it lies on seven dates, for the times of a meeting: work takes time from its first day to its last. */
export function ownDatesOf(stored: Availability, first: string) {
  const days = datesFrom(first).map((date) => {
    const work = stored.work.filter(({ startDate, endDate }) => startDate <= date && (endDate === null || date <= endDate))
    const week = { ...stored, work }
    const here = (one: DatedSpan) => one.date === date
    return { free: onDates(spansOf(freeOf(week)), date).filter(here), classes: onDates(takenOf(week), date).filter(here) }
  })
  return { free: days.flatMap(({ free }) => free), classes: days.flatMap(({ classes }) => classes) }
}
