/** A day's id: 1 is Sunday, 7 is Saturday, as everywhere in the product. */
export type DayId = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The days as screens show them: from Monday. */
export const weekDays = [
  { id: 2, letter: 'M', short: 'Mon', label: 'Monday' },
  { id: 3, letter: 'T', short: 'Tue', label: 'Tuesday' },
  { id: 4, letter: 'W', short: 'Wed', label: 'Wednesday' },
  { id: 5, letter: 'T', short: 'Thu', label: 'Thursday' },
  { id: 6, letter: 'F', short: 'Fri', label: 'Friday' },
  { id: 7, letter: 'S', short: 'Sat', label: 'Saturday' },
  { id: 1, letter: 'S', short: 'Sun', label: 'Sunday' },
] as const satisfies readonly { id: DayId; letter: string; short: string; label: string }[]

const byId = new Map<number, (typeof weekDays)[number]>(weekDays.map((day) => [day.id, day]))

/** "Sat" of 7. */
export const dayShort = (id: number): string => byId.get(id)?.short ?? ''
/** "Saturday" of 7. */
export const dayLabel = (id: number): string => byId.get(id)?.label ?? ''
