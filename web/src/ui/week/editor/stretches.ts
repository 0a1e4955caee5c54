import { weekDays } from '#web/ui/week/days'
import type { Stretch } from '#web/ui/week/own-week'

/** A half-hour of the week: the day from 1, the half-hour from 0. */
export interface Cell {
  readonly day: number
  readonly half: number
}

const columnOf = (day: number): number => weekDays.findIndex(({ id }) => id === day)

/** The same hours on each day between two cells, both cells included. */
export function stretchesBetween(a: Cell, b: Cell): readonly Stretch[] {
  const columns = [columnOf(a.day), columnOf(b.day)] as const
  const hours = { from: Math.min(a.half, b.half), to: Math.max(a.half, b.half) + 1 }
  return weekDays.slice(Math.min(...columns), Math.max(...columns) + 1).map(({ id }) => ({ day: id, ...hours }))
}
