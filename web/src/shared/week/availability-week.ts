import type { Input } from '@evenshift/contract/call'
import type { Availability } from '@evenshift/contract/model/profile/availability'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import { type Week, spansOf, weekOf } from '#web/ui/week/half-hours'
import { type OwnWeek, trulyFree } from '#web/ui/week/own-week'
import type { Span } from '#web/ui/week/times'

type AvailabilityInput = Input<SeekerService['setAvailability']>['body']

/** The free spans of a stored week, day by day. */
const freeSpansOf = (stored: Availability): Span[] =>
  stored.times.filter((day) => day.value).flatMap((day) => day.slots.map((slot) => ({ day: day.id, ...slot })))

/** Nothing of a stored week is marked free. */
export const isUnmarked = ({ times }: Pick<Availability, 'times'>): boolean => times.every(({ value }) => !value)

/** A stored week as the editor draws it. */
export const ownWeekOf = (stored: Availability): OwnWeek => ({
  free: weekOf(freeSpansOf(stored)),
  busy: stored.busy.map(({ day, start, end, label }) => ({ day, start, end, label })),
})

/** When a stored week is free: neither a class nor work lies there. */
export const freeOf = (stored: Availability): Week => trulyFree({ ...ownWeekOf(stored), busy: [...stored.busy, ...stored.work] })

/** What takes time in a stored week. */
export const takenOf = ({ busy, work }: Availability): Span[] => [...busy, ...work].map(({ day, start, end }) => ({ day, start, end }))

/** A drawn week as the call takes it. */
export function availabilityInputOf({ free, busy }: OwnWeek): AvailabilityInput {
  const spans = spansOf(free)
  const times = [1, 2, 3, 4, 5, 6, 7].map((id) => {
    const slots = spans.filter((span) => span.day === id).map(({ start, end }) => ({ start, end }))
    return { id, value: slots.length > 0, slots }
  })
  return { times, busy: busy.map(({ day, start, end, label }) => ({ day, start, end, label })) }
}
