import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { figuresOf } from '#server/calls/employer/presenters/job-figures'
import { placesLeft, takenShifts } from '#server/capabilities/work/hiring/public'
import { employerJobs, postCards } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

/** These jobs of a company as its members see them, in this order, with what other capabilities count. */
export const presentJobs = async (db: Db, employerId: string, ids: readonly string[], now: Date): Promise<EmployerJob[]> => {
  const jobs = await employerJobs(db, employerId, ids, await figuresOf(db, ids, now))
  const withIds = jobs.map((job) => ({ ...job, id: job._id }))
  const [taken, left] = await Promise.all([takenShifts(db, withIds, now), placesLeft(db, withIds, now)])
  return jobs.map((job) => ({
    ...job,
    placesLeft: left.get(job._id) ?? 0,
    takenShifts: job.shifts.flatMap(({ _id }) => (taken.has(_id) ? _id : [])),
  }))
}

/** The same as rows of a list show them. */
export const presentPosts = async (db: Db, employerId: string, ids: readonly string[], now: Date): Promise<PostCard[]> => {
  const posts = await postCards(db, employerId, ids, await figuresOf(db, ids, now))
  const left = await placesLeft(
    db,
    posts.map(({ post, seats }) => ({ ...post, ...seats, id: post._id })),
    now,
  )
  return posts.map(({ post }) => ({ ...post, placesLeft: left.get(post._id) ?? 0 }))
}

export async function presentJob(db: Db, employerId: string, id: string, now: Date): Promise<EmployerJob> {
  const [job] = await presentJobs(db, employerId, [id], now)
  if (job === undefined) throw new Error(`job ${id} of company ${employerId} can’t be shown`)
  return job
}
