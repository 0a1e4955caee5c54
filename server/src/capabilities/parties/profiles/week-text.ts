import type { Availability } from '@evenshift/contract/model/profile/availability'
import { dayKeys } from '@evenshift/contract/states/week'

type Day = Pick<Availability['times'][number], 'id' | 'value' | 'slots'>

const labelOf = (id: number): string => {
  const key = dayKeys[id - 1] ?? ''
  return key.charAt(0).toUpperCase() + key.slice(1)
}

/** The seven days as the wire has them, from sunday. */
export const wholeWeek = (days: readonly Day[]): Availability['times'] =>
  dayKeys.map((key, index) => {
    const day = days.find(({ id }) => id === index + 1)
    return { id: index + 1, key, label: labelOf(index + 1), value: day?.value ?? false, slots: day?.slots ?? [] }
  })

/** A line for each day with free times, from Monday: "Mon 17:00–21:00, 22:00–23:00". */
export function weekText(days: readonly Day[]): string[] {
  const mondayFirst = [...days].sort((a, b) => ((a.id + 5) % 7) - ((b.id + 5) % 7))
  return mondayFirst
    .filter(({ value, slots }) => value && slots.length > 0)
    .map(({ id, slots }) => {
      const inOrder = [...slots].sort((a, b) => a.start.localeCompare(b.start))
      return `${labelOf(id).slice(0, 3)} ${inOrder.map(({ start, end }) => `${start}–${end}`).join(', ')}`
    })
}
