import type { Application } from '@evenshift/contract/model/application/application'
import { isSameTime, shiftsWords } from '@evenshift/contract/states/shift-words'
import { words } from '#web/areas/seeker/profile/seen/words'
import type { DayState } from '#web/ui/week/WeekStrip'
import { type DayId, weekDays } from '#web/ui/week/days'

export interface SeenFit {
  readonly text: string
  readonly days: Partial<Record<DayId, DayState>>
}

/** How the shifts applied for lie in the own week as the employer is told it: which clash, never why. Null where they’re told nothing. */
export function seenFit({ job, shifts }: Pick<Application, 'job' | 'shifts'>): SeenFit | null {
  const { weekFit } = job
  const wanted = job.shifts.filter(({ _id }) => shifts.includes(_id))
  if (!weekFit || wanted.length === 0) return null
  const clashing = wanted.filter((shift) => weekFit.clashes.some((clash) => isSameTime(clash, shift)))
  const days = weekDays.map(({ id }): [DayId, DayState] => {
    const onDay = wanted.filter(({ day }) => day === id)
    const fitting = onDay.filter((shift) => !clashing.includes(shift)).length
    return [id, onDay.length === 0 ? 'none' : fitting === onDay.length ? 'fits' : fitting === 0 ? 'clashes' : 'partly']
  })
  const fits = words.fits(wanted.length - clashing.length, wanted.length)
  return {
    text: clashing.length > 0 && clashing.length < wanted.length ? words.fitsBut(fits, shiftsWords(clashing)) : fits,
    days: Object.fromEntries(days),
  }
}
