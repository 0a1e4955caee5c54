import type { PublicJob } from '@evenshift/contract/model/job/job'
import { jobLine } from '#server/capabilities/work/jobs/public'
import { type Letter, preheader, subject } from '#server/platform/email/port'

export type TellableJob = Pick<PublicJob, '_id' | 'title' | 'employerName' | 'location' | 'salary' | 'salaryMax' | 'salaryUnit'>

/** Jobs of one mail; the rest is counted. */
const LISTED_MOST = 20

const WHY =
  'You’re getting this because you saved a search or follow an employer. To stop these emails, turn off the alert under Saved searches or unfollow the employer.'

/** The names of the saved searches that found each job. */
export type FoundBy = ReadonlyMap<string, readonly string[]>

/** "New job: Weekend barista", "3 new jobs: Evenings in Leeds", "3 new jobs at The Corner Café": by what tells it from the one before. */
export function newJobsTitle(jobs: readonly TellableJob[], foundBy: FoundBy): string {
  const [first] = jobs
  if (jobs.length === 1) return `New job: ${first?.title ?? ''}`
  const named = jobs.map(({ _id }) => foundBy.get(_id) ?? [])
  const ofAll = named[0]?.find((name) => named.every((names) => names.includes(name)))
  if (ofAll !== undefined) return `${jobs.length} new jobs: ${ofAll}`
  const [some] = named.flat()
  if (some !== undefined) return `${jobs.length} new jobs: ${some} and more`
  const isOneEmployer = jobs.every(({ employerName }) => employerName === first?.employerName)
  return isOneEmployer ? `${jobs.length} new jobs at ${first?.employerName}` : `${jobs.length} new jobs from employers you follow`
}

export function newJobsLetter(to: string, jobs: readonly TellableJob[], foundBy: FoundBy): Letter {
  const [first] = jobs
  const isOne = jobs.length === 1 && first !== undefined
  const more = jobs.length - LISTED_MOST
  return {
    to,
    subject: isOne ? subject`New job: ${first.title} at ${first.employerName}` : subject`${newJobsTitle(jobs, foundBy)}`,
    preheader: preheader`${first?.title ?? ''} at ${first?.employerName ?? ''}${isOne ? '' : ' and more'}. Apply while they’re open.`,
    heading: isOne ? `New job at ${first.employerName}` : newJobsTitle(jobs, foundBy),
    paragraphs: more > 0 ? [`Here are the first ${LISTED_MOST}. There are ${more} more under Saved searches.`] : [],
    listed: jobs.slice(0, LISTED_MOST).map((job) => ({ text: jobLine(job, job.employerName), path: `/find/${job._id}` })),
    button: isOne ? { label: 'View job', path: `/find/${first._id}` } : { label: 'View new jobs', path: '/saved/searches' },
    why: WHY,
  }
}

/** The first by name, the others counted: titles have commas of their own. */
export function newJobsBody(jobs: readonly TellableJob[]): string {
  const [first] = jobs
  if (!first) return ''
  if (jobs.length === 1) return `New from ${first.employerName} in ${first.location}.`
  return `${first.title} at ${first.employerName} and ${jobs.length - 1} more.`
}
