import type { ChangeLine } from '@evenshift/contract/model/job/job-change'
import type { JobShift, Shift } from '@evenshift/contract/model/week'
import { shiftMinutes } from '@evenshift/contract/shift-times'
import { isSameTime } from '@evenshift/contract/states/shift-words'
import { dayName } from '@evenshift/contract/states/week'

const dayOf = ({ day }: Shift): string => dayName(day)
const timesOf = ({ start, end }: Shift): string => `${start}–${end}`
const breakOf = ({ breakMinutes }: JobShift): string => (breakMinutes === 0 ? 'no break' : `${breakMinutes} min unpaid break`)

function changedShift(was: JobShift, is: JobShift): ChangeLine[] {
  const line = { label: dayOf(was), isBetter: false }
  if (isSameTime(was, is)) {
    if (was.breakMinutes === is.breakMinutes) return []
    return [{ ...line, before: `${timesOf(was)}, ${breakOf(was)}`, after: `${timesOf(is)}, ${breakOf(is)}`, note: 'Another break' }]
  }
  const after = was.day === is.day ? timesOf(is) : `${dayOf(is)} ${timesOf(is)}`
  const longer = shiftMinutes(is) - shiftMinutes(was)
  return [{ ...line, before: timesOf(was), after, note: longer === 0 ? 'Moved' : longer > 0 ? 'Longer' : 'Shorter' }]
}

/** Shift by shift what was moved, taken out and added; how many people a shift needs is nobody's of those who work it. */
export function shiftLines(before: readonly JobShift[], after: readonly JobShift[]): ChangeLine[] {
  const nowOf = (was: JobShift) => after.find(({ _id }) => _id === was._id) ?? after.find((is) => isSameTime(was, is))
  const kept = new Set(before.map(nowOf))
  return [
    ...before.flatMap((was) => {
      const is = nowOf(was)
      return is === undefined
        ? [{ label: dayOf(was), before: timesOf(was), after: '', note: 'Removed', isBetter: false }]
        : changedShift(was, is)
    }),
    ...after
      .filter((is) => !kept.has(is))
      .map((is) => ({ label: dayOf(is), before: '', after: timesOf(is), note: 'Added', isBetter: false })),
  ]
}
