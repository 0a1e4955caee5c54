import { type OwnWeek, type Stretch, paint } from '#web/ui/week/own-week'

const weekdays = [2, 3, 4, 5, 6]
const fill = (week: OwnWeek, stretches: readonly Stretch[]): OwnWeek =>
  stretches.reduce((so, stretch) => ({ free: paint(so, 'free', stretch, '').free, busy: so.busy }), week)

/** Ways to fill much at once; classes stay where they are. */
export const quickFills: readonly { readonly label: string; readonly apply: (week: OwnWeek) => OwnWeek }[] = [
  {
    label: 'Weekday evenings',
    apply: (week) =>
      fill(
        week,
        weekdays.map((day) => ({ day, from: 34, to: 44 })),
      ),
  },
  {
    label: 'Weekends',
    apply: (week) =>
      fill(
        week,
        [7, 1].map((day) => ({ day, from: 18, to: 42 })),
      ),
  },
  {
    label: 'Mornings',
    apply: (week) =>
      fill(
        week,
        weekdays.map((day) => ({ day, from: 16, to: 24 })),
      ),
  },
]
