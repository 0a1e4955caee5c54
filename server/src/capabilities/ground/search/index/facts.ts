import type { PublicJob } from '@evenshift/contract/model/job/job'
import type { Shift } from '@evenshift/contract/model/week'
import type { JobFlag } from '@evenshift/contract/states/job/job-terms'
import type { Id } from '@evenshift/contract/model/basics'

/** What the index needs of a live job: its public view's own fields, and three that no view has. */
export type JobFacts = Pick<
  PublicJob,
  | '_id'
  | 'title'
  | 'description'
  | 'responsibilities'
  | 'employerName'
  | 'sector'
  | 'jobRole'
  | 'skillsRequired'
  | 'location'
  | 'workplace'
  | 'outcode'
  | 'shiftsNeeded'
  | 'hoursPerWeek'
  | 'totalHours'
  | 'contractLength'
  | 'closingDate'
  | JobFlag
> & {
  readonly shifts: readonly Shift[]
  /** Those of its shifts that have a seat left. */
  readonly open: readonly Shift[]
  readonly employerId: Id
  /** The advertised pay made hourly, in pence, not rounded. */
  readonly hourlyPence: number
  readonly publishedAt: Date
}
