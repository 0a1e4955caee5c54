import type { Shift } from '@evenshift/contract/model/week'
import { dayKeys, dayName } from '@evenshift/contract/states/week'
import type { Random } from '#server/demo/stage/random'

const CLASSES = ['Lecture', 'Seminar', 'Lab', 'Tutorial', 'Workshop'] as const

/** When a student is free, as the form of the week sends it: most evenings and weekends, and a class or two between. */
export function makeWeek(random: Random, isOffered: boolean) {
  const times = dayKeys.map((key, index) => {
    const isWeekend = index === 0 || index === 6
    const value = isWeekend || isOffered || random.chance(0.8)
    const start = isWeekend ? random.one(['07:00', '07:00', '08:00', '09:30']) : random.one(['06:00', '12:00', '15:00', '16:00', '16:30'])
    const slots = [{ start: isOffered && !isWeekend ? '12:00' : start, end: random.one(['22:00', '22:30', '23:00']) }]
    return { id: index + 1, key, label: dayName(index + 1), value, slots: value ? slots : [] }
  })
  const busy = random.some([2, 3, 4, 5, 6], 3).map((day) => ({
    day,
    start: random.one(['09:00', '10:00', '13:00']),
    end: random.one(['14:00', '15:00', '15:30']),
    label: random.one(CLASSES),
  }))
  return { times, busy }
}
type MadeWeek = ReturnType<typeof makeWeek>

/** What share of a job's shifts lies in the free hours of a week and touches no class. */
export function shareFitting({ times, busy }: MadeWeek, shifts: readonly Shift[]): number {
  const fitting = shifts.filter(({ day, start, end }) => {
    const until = end <= start ? '24:00' : end
    const isFree = times[day - 1]?.slots.some((slot) => slot.start <= start && slot.end >= until) ?? false
    return isFree && !busy.some((hour) => hour.day === day && hour.start < until && hour.end > start)
  })
  return shifts.length === 0 ? 0 : fitting.length / shifts.length
}
