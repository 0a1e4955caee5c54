import { datePlus } from '@evenshift/contract/days'
import { applicantsOfJobs } from '#server/capabilities/work/hiring/public'
import { alertDay } from '#server/capabilities/derived/alerts/rules'
import { claimClosingDay, claimTelling, forgetClosing } from '#server/capabilities/derived/alerts/store'
import { jobsForSeeker } from '#server/capabilities/derived/adverts/public'
import { approvalsById } from '#server/capabilities/ground/approval/public'
import { type Notice, tell } from '#server/capabilities/ground/notices/public'
import { saversOf } from '#server/capabilities/parties/marks/public'
import { jobsClosingOn } from '#server/capabilities/ground/search/public'
import type { Unit } from '#server/platform/queue/port'

/** Once a day from 08:00 London: whoever saved a job that closes tomorrow, and has not applied for it, is told; of each job once. */
export async function tellOfClosing(unit: Unit): Promise<void> {
  const { tx, now } = unit
  const day = alertDay(now)
  if (!(await claimClosingDay(tx, day))) return
  await forgetClosing(tx, now)
  const jobIds = await jobsClosingOn(tx, datePlus(day, 1))
  const applied = await applicantsOfJobs(tx, jobIds)
  const waiting = (await saversOf(tx, jobIds)).filter(({ jobId, seekerId }) => !applied.get(jobId)?.has(seekerId))
  const fresh = await claimTelling(tx, waiting, 'closing', now)
  const jobs = await jobsForSeeker(tx, [...new Set(fresh.map(({ jobId }) => jobId))], now)
  const savers = await approvalsById(tx, [...new Set(fresh.map(({ seekerId }) => seekerId))])
  const told = fresh.flatMap(({ seekerId, jobId }): Notice[] => {
    const [job, saver] = [jobs.get(jobId), savers.get(seekerId)]
    if (job === undefined || saver === undefined) return []
    const about = {
      title: `Closes tomorrow: ${job.title}`,
      body: `You saved this job of ${job.employerName}. Tomorrow is the last day to apply.`,
      link: `/find/${jobId}`,
      jobId,
      letter: null,
    }
    return [{ kind: 'saved_job_closing', to: [{ personId: seekerId, email: saver.email }], about }]
  })
  await tell(unit, told)
}
