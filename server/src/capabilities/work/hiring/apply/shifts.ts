import { dayName } from '@evenshift/contract/states/week'
import type { JobForApplication } from '#server/capabilities/work/jobs/public'
import { type Refusal, refuse } from '#server/http/call/refuse'

type Shifts = JobForApplication['shifts']

/**
 * The shifts of a job that a seeker applies for; all that are left where they name none. `taken` are those that are filled.
 * Refuses another job's shifts, filled ones, and fewer than the job needs.
 */
export function shiftsWanted(
  { shifts, shiftsNeeded }: Pick<JobForApplication, 'shifts' | 'shiftsNeeded'>,
  taken: ReadonlySet<string>,
  ids?: readonly string[],
): Shifts | Refusal {
  const left = shifts.filter(({ _id }) => !taken.has(_id))
  const needed = shiftsNeeded ?? shifts.length
  if (left.length < Math.min(needed, shifts.length))
    return refuse('INVALID_INPUT', { errors: [{ path: 'shifts', message: 'Too few shifts are left. The others are filled' }] })
  if (ids === undefined) return left
  const errors = ids.flatMap((id, place) =>
    shifts.some(({ _id }) => _id === id) ? [] : [{ path: `shifts.${place}`, message: 'This shift isn’t one of this job’s any more' }],
  )
  const filled = shifts.find(({ _id }) => ids.includes(_id) && taken.has(_id))
  if (filled !== undefined)
    errors.push({ path: 'shifts', message: `The ${dayName(filled.day)} ${filled.start}–${filled.end} shift is filled. Choose another` })
  const wanted = left.filter(({ _id }) => ids.includes(_id))
  const missing = needed - wanted.length
  if (errors.length === 0 && missing > 0)
    errors.push({ path: 'shifts', message: `Choose ${missing} more ${missing === 1 ? 'shift' : 'shifts'}` })
  return errors.length > 0 ? refuse('INVALID_INPUT', { errors }) : wanted
}
