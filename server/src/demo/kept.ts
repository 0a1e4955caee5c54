import { blockCalls } from '#server/calls/seeker/jobs/blocks'
import { followCalls } from '#server/calls/seeker/jobs/follows'
import { notForMeCalls } from '#server/calls/seeker/jobs/not-for-me'
import { savedCalls } from '#server/calls/seeker/jobs/saved'
import { savedSearchCalls } from '#server/calls/seeker/jobs/saved-searches'
import { shareFitting } from '#server/demo/free-week'
import type { DemoJob } from '#server/demo/jobs'
import type { DemoSeeker } from '#server/demo/seekers'
import { type Stage, taken } from '#server/demo/stage/stage'

/** A seeker keeps the jobs that fit best, hides the one that fits least, follows who posts much, blocks an employer far away, and has two searches watched. */
export async function keepSome(stage: Stage, { userId, email, city, week }: DemoSeeker, jobs: readonly DemoJob[]): Promise<void> {
  const context = stage.seeker(userId, email)
  const fitting = jobs.filter((job) => job.city === city).toSorted((a, b) => shareFitting(week, b.shifts) - shareFitting(week, a.shifts))
  // A job that is over is not saved; that is fine.
  for (const { id } of fitting.slice(2, 6)) await savedCalls.saveJob({ body: { jobId: id } }, context)
  const turnedAway = fitting.at(-1)
  if (turnedAway) await notForMeCalls.hideJob({ body: { jobId: turnedAway.id } }, context)
  const near = [...new Set(fitting.map(({ employer }) => employer.employerId))].slice(0, 2)
  for (const employerId of near) taken('follow an employer', await followCalls.followEmployer({ body: { employerId } }, context))
  const far = jobs.find((job) => job.city !== city && !near.includes(job.employer.employerId))
  if (far) taken('block an employer', await blockCalls.blockEmployer({ body: { employerId: far.employer.employerId } }, context))
  for (const [name, query, alert] of [
    [`Evenings in ${city}`, `location=${city}&radiusKm=8&times=evening`, 'daily'],
    ['Weekends that fit my week', 'times=weekend&reach=fits', 'at_once'],
  ] as const)
    taken('save a search', await savedSearchCalls.saveSearch({ body: { name, query, alert } }, context))
}
