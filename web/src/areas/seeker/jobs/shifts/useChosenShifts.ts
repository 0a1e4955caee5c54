import type { JobDetail } from '@evenshift/contract/model/application/application'
import { useState } from 'react'
import { isFixed, isShort, missingShifts, openShifts, presetShifts } from '#web/areas/seeker/jobs/shifts/chosen-shifts'

/** Which of a job's shifts the seeker wants; ids, in the job's order. */
export interface ShiftChoice {
  readonly chosen: readonly string[]
  readonly isFixed: boolean
  readonly missing: number
  /** Whether too few are open for what one person works. */
  readonly isShort: boolean
  readonly toggle: (id: string) => void
}

export function useChosenShifts(job: JobDetail): ShiftChoice {
  const preset = presetShifts(job)
  const [ids, setIds] = useState(preset)
  // A changed week ticks what fits only now, and no longer ticks what it ticked; the person’s own choices stay.
  const [before, setBefore] = useState(preset)
  if (preset.join() !== before.join()) {
    setBefore(preset)
    setIds((own) => [...own.filter((id) => preset.includes(id) || !before.includes(id)), ...preset.filter((id) => !before.includes(id))])
  }
  // After an application, or an edit of the job, what there was to choose is over.
  const fixed = isFixed(job)
  const wanted = fixed ? preset : ids
  const open = fixed ? job.shifts : openShifts(job)
  const chosen = open.flatMap(({ _id }) => (wanted.includes(_id) ? [_id] : []))
  const missing = missingShifts(job, chosen)
  return {
    chosen,
    isFixed: fixed,
    missing,
    isShort: isShort(job),
    toggle: (id) => setIds((own) => (own.includes(id) ? own.filter((one) => one !== id) : [...own, id])),
  }
}
