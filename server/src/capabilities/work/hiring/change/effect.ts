import type { Shift } from '@evenshift/contract/model/week'
import type { ChangeEffect } from '@evenshift/contract/states/job/job-change'

/** What somebody can expect of a job: the shifts asked for, how many fit, and how many essential skills they don't show. */
export interface Prospects {
  readonly of: number
  /** null where they never said when they are free. */
  readonly fit: number | null
  readonly clashing: readonly Shift[]
  readonly mustsMissing: number
}

const shareOf = ({ fit, of }: Prospects): number => (fit === null || of === 0 ? 0 : fit / of)
const lossesOf = ({ fit, of, mustsMissing }: Prospects): number => (fit === null ? 0 : of - fit) + mustsMissing

/** Whether a change is better or worse for them: first by what stands in the way, then by how much of what they asked for fits. */
export function effectOf(before: Prospects, after: Prospects): ChangeEffect {
  if (before.of > 0 && after.of === 0) return 'worse'
  const losses = lossesOf(after) - lossesOf(before)
  const share = losses === 0 ? shareOf(before) - shareOf(after) : 0
  if (losses > 0 || share > 0) return 'worse'
  return losses < 0 || share < 0 ? 'better' : 'same'
}
