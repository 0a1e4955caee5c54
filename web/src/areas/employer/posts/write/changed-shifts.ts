import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { startWith } from '#web/areas/employer/posts/write/post-dates'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { neededOf, withShifts } from '#web/areas/employer/posts/write/shifts-needed'

/** The form with other shifts: hours a week, how many one person works, and the first day go along where nobody set them. `today` is London's. */
export const changedShifts = (
  values: PostValues,
  shifts: PostValues['shifts'],
  today: string,
  saved: EmployerJob | null,
): Partial<PostValues> => ({
  ...withShifts(values, { shifts, shiftsNeeded: neededOf(values.shiftsNeeded, shifts.length) }, saved),
  startDate: startWith(values, shifts, today),
})
