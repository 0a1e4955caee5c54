import type { Reader } from '#server/capabilities/derived/alerts/gather'
import { type FoundBy, type TellableJob, newJobsBody, newJobsLetter, newJobsTitle } from '#server/capabilities/derived/alerts/words'
import type { Way } from '#server/capabilities/derived/alerts/tables'
import { claimTelling } from '#server/capabilities/derived/alerts/store'
import { jobsForSeeker } from '#server/capabilities/derived/adverts/public'
import { stopPaths, tell, waysOf } from '#server/capabilities/ground/notices/public'
import type { Unit } from '#server/platform/queue/port'

/** The adverts of these jobs that this reader has not had through this channel; marks them as told. */
async function untold({ tx, now }: Unit, { seekerId }: Reader, jobIds: readonly string[], how: Way): Promise<TellableJob[]> {
  const tellings = jobIds.map((jobId) => ({ seekerId, jobId }))
  const fresh = new Set((await claimTelling(tx, tellings, how, now)).map(({ jobId }) => jobId))
  const jobs = await jobsForSeeker(tx, [...fresh], now)
  return jobIds.flatMap((jobId) => (fresh.has(jobId) ? (jobs.get(jobId) ?? []) : []))
}

/** One notification of all that is new among these jobs; none where nothing is. */
export async function notifyOfJobs(unit: Unit, reader: Reader, jobIds: readonly string[], foundBy: FoundBy = new Map()): Promise<void> {
  const jobs = await untold(unit, reader, jobIds, 'notification')
  const [first] = jobs
  if (first === undefined) return
  const link = jobs.length === 1 ? `/find/${first._id}` : '/saved/searches'
  const to = [{ personId: reader.seekerId, email: reader.email }]
  await tell(unit, [
    { kind: 'job_alert', to, about: { title: newJobsTitle(jobs, foundBy), body: newJobsBody(jobs), link, letter: 'apart' } },
  ])
}

/** One mail of all that is new among these jobs, and whether there was anything to say. */
export async function mailJobs(unit: Unit, reader: Reader, jobIds: readonly string[], foundBy: FoundBy): Promise<boolean> {
  const { tx, queue } = unit
  const { seekerId: personId } = reader
  if (!(await waysOf(tx, [personId], ['job_alert']))(personId, 'job_alert').email) return false
  const jobs = await untold(unit, reader, jobIds, 'mail')
  if (jobs.length === 0) return false
  const stop = (await stopPaths(tx, [{ personId, type: 'job_alert' }]))(personId, 'job_alert')
  await queue.send(tx, 'mail.send', { ...newJobsLetter(reader.email, jobs, foundBy), ...(stop !== null && { stop }) })
  return true
}
