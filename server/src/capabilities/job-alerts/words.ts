import type { PublicJob } from '@evenshift/contract/model/job'

export type TellableJob = Pick<PublicJob, '_id' | 'title' | 'employerName' | 'location' | 'salary' | 'salaryUnit' | 'currencyIcon'>

/** Jobs of one mail; the rest is counted. */
const LISTED_MOST = 20

const units: Readonly<Record<PublicJob['salaryUnit'], string>> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
  fixed: 'in all',
}
const lineOf = ({ title, employerName, location, currencyIcon, salary, salaryUnit }: TellableJob): string =>
  `- ${title}, ${employerName}, ${location}: ${currencyIcon}${salary.toFixed(2)} ${units[salaryUnit]}`

const FOOT =
  'Sign in to read them. You get this because you saved a search or follow an employer. To stop these mails, change the alert under Saved searches, or stop following the employer.'

/** "New job: Weekend barista", "3 new jobs for you". */
export const newJobsTitle = (jobs: readonly TellableJob[]): string =>
  jobs.length === 1 ? `New job: ${jobs[0]?.title ?? ''}` : `${jobs.length} new jobs for you`

export function newJobsMail(jobs: readonly TellableJob[]): { subject: string; text: string } {
  const more = jobs.length - LISTED_MOST
  const lines = jobs.slice(0, LISTED_MOST).map(lineOf)
  return { subject: newJobsTitle(jobs), text: [...lines, ...(more > 0 ? [`and ${more} more`] : []), '', FOOT].join('\n') }
}

/** The first few by name, in one line. */
export function newJobsBody(jobs: readonly TellableJob[]): string {
  const [first] = jobs
  if (jobs.length === 1 && first !== undefined) return `${first.employerName} in ${first.location} has a new job that you may like.`
  const named = jobs.slice(0, 3).map(({ title, employerName }) => `${title} at ${employerName}`)
  return `${named.join(', ')}${jobs.length > named.length ? ' and others' : ''}.`
}
