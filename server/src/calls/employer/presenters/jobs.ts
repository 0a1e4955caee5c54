import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { figuresOf } from '#server/calls/employer/presenters/job-figures'
import { employerJobs, postCards } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

/** These jobs of a company as its members see them, in this order, with what other capabilities count. */
export const presentJobs = async (db: Db, employerId: string, ids: readonly string[], now: Date): Promise<EmployerJob[]> =>
  employerJobs(db, employerId, ids, await figuresOf(db, ids, now))

/** The same as rows of a list show them. */
export const presentPosts = async (db: Db, employerId: string, ids: readonly string[], now: Date): Promise<PostCard[]> =>
  postCards(db, employerId, ids, await figuresOf(db, ids, now))

export async function presentJob(db: Db, employerId: string, id: string, now: Date): Promise<EmployerJob> {
  const [job] = await presentJobs(db, employerId, [id], now)
  if (job === undefined) throw new Error(`job ${id} of company ${employerId} can’t be shown`)
  return job
}
