/** How many of a job's shifts each person works, in words. */
import { isChoice } from '#contract/states/job/shift-choice'

interface Shifts {
  readonly shifts: readonly unknown[]
  readonly shiftsNeeded: number | null
}

/** "any 2 or more of", "any of". */
export const anyWords = (shiftsNeeded: number): string => (shiftsNeeded === 1 ? 'any of' : `any ${shiftsNeeded} or more of`)

/** "any 2 or more of 4", "any of 4"; nothing where everybody works all of them. */
export function anyOf({ shifts, shiftsNeeded }: Shifts): string {
  return shiftsNeeded !== null && isChoice({ shifts, shiftsNeeded }) ? `${anyWords(shiftsNeeded)} ${shifts.length}` : ''
}

/** "All 3 shifts", "Any 2 or more of 4 shifts", "Any of 4 shifts". */
export function shiftsNeededWords(job: Shifts): string {
  const [count, some] = [job.shifts.length, anyOf(job)]
  if (some !== '') return `A${some.slice(1)} shifts`
  return count === 1 ? 'The one shift' : count === 2 ? 'Both shifts' : `All ${count} shifts`
}
