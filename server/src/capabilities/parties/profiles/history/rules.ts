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
  if (isAhead(startDate)) faults.push({ path: 'startDate', message: 'The start date can’t be in the future' })
  if (endDate === null) {
    if (!goesOn) faults.push({ path: 'endDate', message: 'Add an end date or tick that it’s ongoing' })
  } else if (goesOn) faults.push({ path: 'endDate', message: 'You’ve said it’s ongoing, so it can’t have an end date.' })
  else if (isAhead(endDate)) faults.push({ path: 'endDate', message: 'The end date can’t be in the future' })
  else if (monthNumber(endDate) < monthNumber(startDate))
    faults.push({ path: 'endDate', message: 'The end date can’t be before the start date' })
  return faults
}
