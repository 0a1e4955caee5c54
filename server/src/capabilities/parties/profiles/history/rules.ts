import type { InputFault } from '@evenshift/contract/refusals'
import { type Month, monthNumber } from '#server/capabilities/parties/profiles/history/months'

export interface Period {
  readonly startDate: Month
  readonly endDate: Month | null
  readonly goesOn: boolean
}

/** What is wrong with when a job or course was. Nothing lies after the present month, and what goes on has no end. */
export function periodFaults({ startDate, endDate, goesOn }: Period, present: Month): InputFault[] {
  const isAhead = (month: Month): boolean => monthNumber(month) > monthNumber(present)
  const faults: InputFault[] = []
  if (isAhead(startDate)) faults.push({ path: 'startDate', message: 'The start lies ahead. Choose this month or an earlier one.' })
  if (endDate === null) {
    if (!goesOn) faults.push({ path: 'endDate', message: 'Say when it ended, or that it still goes on.' })
  } else if (goesOn) faults.push({ path: 'endDate', message: 'It still goes on, so it has no end yet.' })
  else if (isAhead(endDate)) faults.push({ path: 'endDate', message: 'The end lies ahead. Choose this month or an earlier one.' })
  else if (monthNumber(endDate) < monthNumber(startDate)) faults.push({ path: 'endDate', message: 'The end comes before the start.' })
  return faults
}
