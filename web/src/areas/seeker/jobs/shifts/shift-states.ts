import { isSameTime } from '@evenshift/contract/states/shift-words'
import type { Job } from '@evenshift/contract/model/job/job'
import type { Availability } from '@evenshift/contract/model/profile/availability'
import type { JobShift } from '@evenshift/contract/model/week'
import { type Span, partsOf, spanText } from '#web/ui/week/times'
import { words as sentences } from '#web/areas/seeker/jobs/shifts/words'

/** How a shift lies in the seeker's week, with what stands in its way in words. */
export type ShiftState = { readonly kind: 'fits' | 'unknown' } | { readonly kind: 'clash' | 'outside'; readonly words: string }

const overlaps = (one: Span, other: Span): boolean =>
  partsOf(one).some((a) => partsOf(other).some((b) => a.day === b.day && a.from < b.to && b.from < a.to))

/** Until when one is free after a shift began; nothing where it begins outside free times. */
function freeUntil(shift: Span, own: Availability | undefined): string | undefined {
  const slots = own?.times.find(({ id, value }) => id === shift.day && value)?.slots ?? []
  return slots.find(({ start, end }) => start <= shift.start && end > shift.start && end < shift.end)?.end
}

/** What of the fit says why a shift doesn’t; undefined where it does. */
export const clashOf = (shift: JobShift, weekFit: Job['weekFit']) => weekFit?.clashes.find((one) => isSameTime(one, shift))

/** A class or held work in the way is a clash; so is none of one's own choice. The rest lies outside the times one gave. */
export function shiftState(shift: JobShift, weekFit: Job['weekFit'], own: Availability | undefined): ShiftState {
  if (weekFit === null) return { kind: 'unknown' }
  const clash = clashOf(shift, weekFit)
  if (clash === undefined) return { kind: 'fits' }
  const busy = own ? [...own.busy, ...own.work].filter(({ label }) => label === clash.label) : []
  const inTheWay = busy.find((one) => overlaps(one, shift)) ?? busy.find(({ day }) => day === shift.day)
  if (inTheWay) return { kind: 'clash', words: sentences.clashesWith(clash.label, spanText(inTheWay.start, inTheWay.end)) }
  const until = freeUntil(shift, own)
  return { kind: 'outside', words: until ? sentences.youveSaidFreeUntil(until) : clash.label }
}
