import type { Application } from '@evenshift/contract/model/application/application'
import { filledWords } from '@evenshift/contract/states/job/filled-words'

type AskedFor = Pick<Application, 'shifts' | 'takenShifts'> & { readonly job: Pick<Application['job'], 'shifts'> }

/** Which of the shifts asked for went to others since, and which they can still offer; null where none did. */
export function shiftsFilled({ job, shifts, takenShifts }: AskedFor): string | null {
  const asked = job.shifts.filter(({ _id }) => shifts.includes(_id))
  const filled = asked.filter(({ _id }) => takenShifts.includes(_id))
  if (filled.length === 0) return null
  return filledWords(
    filled,
    asked.filter(({ _id }) => !takenShifts.includes(_id)),
  )
}
