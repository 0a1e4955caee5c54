import { type DayId, dayLabel, weekDays } from '#web/ui/week/days'
import { type Week, hoursOf, totalHours } from '#web/ui/week/half-hours'
import type { DayState } from '#web/ui/week/WeekStrip'
import { words } from '#web/ui/week/words'

/** From this many free hours on a day's cell is full; below it the cell is filled in part. */
const FULL_HOURS = 4

export interface WeekSummary {
  readonly hours: number
  readonly days: Partial<Record<DayId, DayState>>
  /** "Free on Monday and Saturday, in part on Tuesday". */
  readonly sentence: string
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

export function summaryOf(free: Week): WeekSummary {
  const days: Partial<Record<DayId, DayState>> = {}
  for (const { id } of weekDays) {
    const hours = hoursOf(free, id)
    days[id] = hours >= FULL_HOURS ? 'fits' : hours > 0 ? 'partly' : 'none'
  }
  const named = (state: DayState): string => list.format(weekDays.filter(({ id }) => days[id] === state).map(({ id }) => dayLabel(id)))
  const [whole, part] = [named('fits'), named('partly')]
  const sentence = [whole && words.freeOn(whole), part && words.aLittleOn(part)].filter(Boolean).join(', ')
  return { hours: totalHours(free), days, sentence: sentence ? sentence[0]?.toUpperCase() + sentence.slice(1) : words.noFreeTimeYet }
}
