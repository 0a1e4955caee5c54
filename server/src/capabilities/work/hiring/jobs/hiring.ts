import { applicationFigures, countsByJob, hasApplications } from '#server/capabilities/work/hiring/lists/applications'
import { busiestJobs } from '#server/capabilities/work/hiring/counts/counts'
import { lockJob } from '#server/capabilities/work/hiring/moves/job-lock'
import { onJobEnded } from '#server/capabilities/work/hiring/moves/job-end'
import { type JobWithSeats, seatsByShift, takenShifts } from '#server/capabilities/work/hiring/cover/seats'
import { onJobChanged } from '#server/capabilities/work/hiring/change/change'
import type { Hiring } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

/** No offer is made or accepted until the transaction ends. */
async function holdSeats(tx: Db, job: JobWithSeats, now: Date): Promise<ReadonlyMap<string, number>> {
  await lockJob(tx, job.id, 'alone')
  return seatsByShift(tx, job, now)
}

/** What jobs ask of hiring: they lie below it, so whoever calls them hands it in. */
export const hiring: Hiring = {
  onJobEnded,
  onJobChanged,
  hasApplications,
  countsByJob,
  applicationFigures,
  busiestJobs,
  holdSeats,
  takenShifts,
}
