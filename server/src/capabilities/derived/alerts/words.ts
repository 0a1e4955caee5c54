import type { PublicJob } from '@evenshift/contract/model/job/job'
import { jobLine } from '#server/capabilities/work/jobs/public'
import { type Letter, preheader, subject } from '#server/platform/email/port'

export type TellableJob = Pick<PublicJob, '_id' | 'title' | 'employerName' | 'location' | 'salary' | 'salaryMax' | 'salaryUnit'>

/** Jobs of one mail; the rest is counted. */
const LISTED_MOST = 20

const WHY =
  'You’re getting this because you saved a search or follow an employer. To stop these emails, turn off the alert under Saved searches or unfollow the employer.'

/** "New job: Weekend barista", "3 new jobs for you". */
export const newJobsTitle = (jobs: readonly TellableJob[]): string =>
  jobs.length === 1 ? `New job: ${jobs[0]?.title ?? ''}` : `${jobs.length} new jobs for you`

export function newJobsLetter(to: string, jobs: readonly TellableJob[]): Letter {
  const [first] = jobs
  const isOne = jobs.length === 1 && first !== undefined
  const more = jobs.length - LISTED_MOST
  return {
    to,
    subject: isOne ? subject`New job: ${first.title} at ${first.employerName}` : newJobsTitle(jobs),
    preheader: preheader`${first?.title ?? ''} at ${first?.employerName ?? ''}${isOne ? '' : ' and more'}. Apply while they’re open.`,
    heading: isOne ? `New job at ${first.employerName}` : newJobsTitle(jobs),
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
