import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { dayShort } from '#web/ui/week/days'
import { inWeekOrder } from '#web/ui/week/week-order'
import { words } from '#web/areas/employer/posts/write/preview/words'

/** "Shifts: Tue 18:00–21:30, Sat 09:00–13:00", as a drawn week is read aloud. */
export const shiftsSentence = (shifts: PostValues['shifts']): string =>
  shifts.length === 0
    ? words.noShiftsYet
    : words.shifts(
        inWeekOrder(shifts)
          .map(({ day, start, end }) => `${dayShort(day)} ${start}–${end}`)
          .join(', '),
      )
