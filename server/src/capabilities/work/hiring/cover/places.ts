/** How many more people a job has room for: by the people it wants, and by the seats of its shifts. */
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { isChoice } from '@evenshift/contract/states/job/shift-choice'
import { type Seats, isAccepted, seatsIn, seatsOfJobs } from '#server/capabilities/work/hiring/cover/seats'
import type { Db } from '#server/platform/database/port'

type JobWithPlaces = Pick<EmployerJob, 'shifts' | 'shiftsNeeded' | 'vacancies' | 'filled'> & { readonly id: string }

/** `seats` are those of this job. Where people choose, each who comes takes as many different shifts as one person works at least. */
export function placesLeftOf(job: Omit<JobWithPlaces, 'id'>, seats: readonly Seats[]): number {
  const accepted = seats.filter(isAccepted)
  const wanted = Math.max(0, job.vacancies - job.filled - accepted.filter(({ status }) => status !== 'hired').length)
  if (!isChoice(job)) return wanted
  const open = job.shifts.map(({ _id, people }) => Math.max(0, people - seatsIn(accepted, _id)))
  const hasRoom = (people: number): boolean =>
    open.reduce((sum, left) => sum + Math.min(left, people), 0) >= people * (job.shiftsNeeded ?? job.shifts.length)
  let left = wanted
  while (left > 0 && !hasRoom(left)) left -= 1
  return left
}

/** The places left of each of these jobs, by its id. */
export async function placesLeft(db: Db, jobs: readonly JobWithPlaces[], now: Date): Promise<ReadonlyMap<string, number>> {
  const seats = await seatsOfJobs(db, jobs, now)
  return new Map(
    jobs.map((job) => [
      job.id,
      placesLeftOf(
        job,
        seats.filter(({ jobId }) => jobId === job.id),
      ),
    ]),
  )
}
