import { shiftWords } from '@evenshift/contract/states/shift-words'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { inWeekOrder } from '#web/ui/week/week-order'
import { words } from '#web/areas/employer/posts/write/preview/words'

type Shifts = PostValues['shifts']
type Ids = ReadonlySet<string>
const isIn = (filled: Ids, { _id }: Shifts[number]): boolean => _id !== undefined && filled.has(_id)

/** The shifts as a drawn week has them: one that is filled is outlined and struck. */
export const markFilled = (shifts: Shifts, filled: Ids) =>
  shifts.map((shift) => ({ ...shift, ...(isIn(filled, shift) && { mark: 'gone' as const }) }))

/** "Shifts: Tue 18:00–21:30, Sat 09:00–13:00 (filled)", as a drawn week is read aloud. */
export const shiftsSentence = (shifts: Shifts, filled: Ids): string =>
  shifts.length === 0
    ? words.noShiftsYet
    : words.shifts(
        inWeekOrder(shifts)
          .map((shift) => `${shiftWords(shift)}${isIn(filled, shift) ? words.filledBehind : ''}`)
          .join(', '),
      )
