import { type OwnWeek, type Stretch, isPainted, paint } from '#web/ui/week/own-week'
import { words } from '#web/ui/week/editor/words'

const weekdays = [2, 3, 4, 5, 6]
const weekend = [7, 1]
const on = (days: readonly number[], from: number, to: number): readonly Stretch[] => days.map((day) => ({ day, from, to }))

export interface Preset {
  readonly label: string
  /** What it makes free. */
  readonly stretches: readonly Stretch[]
}

/** Times that many are free at: a press makes them free, another takes them back. */
export const presets: readonly Preset[] = [
  { label: words.evenings, stretches: on(weekdays, 34, 44) },
  { label: words.weekends, stretches: on(weekend, 14, 42) },
  { label: words.mornings, stretches: on(weekdays, 14, 24) },
  { label: words.afternoons, stretches: on(weekdays, 24, 34) },
]

/** Whether all of it is free; what a class takes is as it should be. */
export const isSet = ({ free }: OwnWeek, { stretches }: Preset): boolean =>
  stretches.every((stretch) => isPainted({ free, busy: [] }, 'free', stretch))

/** Makes all of it free, or none; classes stay where they are. */
export function withPreset(week: OwnWeek, preset: Preset): OwnWeek {
  const brush = isSet(week, preset) ? 'clear' : 'free'
  const free = preset.stretches.reduce((so, stretch) => paint({ free: so, busy: [] }, brush, stretch, '').free, week.free)
  return { free, busy: week.busy }
}
