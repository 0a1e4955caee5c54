import { type JobseekerValues, noValues } from '#web/areas/auth/complete/jobseeker-values'
import { keepSignUp, keptSignUp } from '#web/shared/session/sign-up-draft'
import { emptyWeek } from '#web/ui/week/half-hours'
import type { OwnWeek } from '#web/ui/week/own-week'

interface Steps {
  readonly values: JobseekerValues
  readonly week: OwnWeek
}
export const noSteps: Steps = { values: noValues, week: { free: emptyWeek, busy: [] } }

export const keepSteps = (steps: Steps): void => keepSignUp('jobseeker', JSON.stringify(steps))

/** What this tab keeps of the steps, as far as they still ask for it; null where it keeps nothing. */
export function keptSteps(): Steps | null {
  const kept = keptSignUp('jobseeker')
  if (kept === null) return null
  const { values, week } = JSON.parse(kept) as Steps // nobody else writes it
  const known = Object.entries(values).filter(([field]) => field in noValues)
  return { values: { ...noValues, ...Object.fromEntries(known) }, week }
}
