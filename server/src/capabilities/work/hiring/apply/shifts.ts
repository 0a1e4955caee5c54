import type { JobForApplication } from '#server/capabilities/work/jobs/public'
import { type Refusal, refuse } from '#server/http/call/refuse'

type Shifts = JobForApplication['shifts']

/** The shifts of a job that a seeker applies for; all of them where they name none. Refuses another job's shifts, and fewer than the job needs. */
export function shiftsWanted(
  { shifts, shiftsNeeded }: Pick<JobForApplication, 'shifts' | 'shiftsNeeded'>,
  ids?: readonly string[],
): Shifts | Refusal {
  if (ids === undefined) return shifts
  const errors = ids.flatMap((id, place) =>
    shifts.some(({ _id }) => _id === id) ? [] : [{ path: `shifts.${place}`, message: 'This shift isn’t one of this job’s any more' }],
  )
  const wanted = shifts.filter(({ _id }) => ids.includes(_id))
  const missing = (shiftsNeeded ?? shifts.length) - wanted.length
  if (errors.length === 0 && missing > 0)
    errors.push({ path: 'shifts', message: `Choose ${missing} more ${missing === 1 ? 'shift' : 'shifts'}` })
  return errors.length > 0 ? refuse('INVALID_INPUT', { errors }) : wanted
}
