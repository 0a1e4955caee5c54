import type { JobDetail } from '@evenshift/contract/model/application/application'
import { useState } from 'react'
import { isFixed, missingShifts, presetShifts } from '#web/areas/seeker/jobs/shifts/chosen-shifts'

/** Which of a job's shifts the seeker wants; ids, in the job's order. */
export interface ShiftChoice {
  readonly chosen: readonly string[]
  readonly isFixed: boolean
  readonly missing: number
  readonly toggle: (id: string) => void
}

export function useChosenShifts(job: JobDetail): ShiftChoice {
  const [ids, setIds] = useState(() => presetShifts(job))
  // After an application, or an edit of the job, what there was to choose is over.
  const fixed = isFixed(job)
  const wanted = fixed ? presetShifts(job) : ids
  const chosen = job.shifts.flatMap(({ _id }) => (wanted.includes(_id) ? [_id] : []))
  return {
    chosen,
    isFixed: fixed,
    missing: missingShifts(job, chosen),
    toggle: (id) => setIds((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
  }
}
