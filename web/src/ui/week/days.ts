import { words } from '#web/ui/week/words'
/** A day's id: 1 is Sunday, 7 is Saturday, as everywhere in the product. */
export type DayId = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The days as screens show them: from Monday. */
export const weekDays = [
  { id: 2, letter: 'M', short: words.mon, label: words.monday },
  { id: 3, letter: 'T', short: words.tue, label: words.tuesday },
  { id: 4, letter: 'W', short: words.wed, label: words.wednesday },
  { id: 5, letter: 'T', short: words.thu, label: words.thursday },
  { id: 6, letter: 'F', short: words.fri, label: words.friday },
  { id: 7, letter: 'S', short: words.sat, label: words.saturday },
  { id: 1, letter: 'S', short: words.sun, label: words.sunday },
] as const satisfies readonly { id: DayId; letter: string; short: string; label: string }[]

const byId = new Map<number, (typeof weekDays)[number]>(weekDays.map((day) => [day.id, day]))

/** "Sat" of 7. */
export const dayShort = (id: number): string => byId.get(id)?.short ?? ''
/** "Saturday" of 7. */
export const dayLabel = (id: number): string => byId.get(id)?.label ?? ''
