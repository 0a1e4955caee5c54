import { type Read, onBoth } from '#bench/employer/served'
import type { Figure, Measure } from '#bench/run/figure'
import { inTurns } from '#bench/run/in-turns'

const BAR = 2

/** Two companies with jobs, most of them closed, and two with one job and its applicants: of each once a hundred, once ten thousand. */
const [manyJobs, fewJobs] = ['owner1@demo.example', 'owner2@demo.example']
const [manyApplicants, fewApplicants] = ['owner3@demo.example', 'owner4@demo.example']
const jobs = { days: 1000, applicationsEach: 3, views: 1 }
const one = { jobs: 1, live: 1, days: 27, views: 10 }
const companies = [
  { email: manyJobs, ...jobs, jobs: 10_000, live: 100 },
  { email: fewJobs, ...jobs, jobs: 100, live: 20 },
  { email: manyApplicants, ...one, applicationsEach: 10_000 },
  { email: fewApplicants, ...one, applicationsEach: 100 },
]

const lists = {
  'closed jobs, newest': '/jobs/closed-jobs?sort=newest',
  'closed jobs, closing': '/jobs/closed-jobs?sort=closing',
  'closed jobs, most applications': '/jobs/closed-jobs?sort=most_applications',
  'closed jobs, overdue': '/jobs/closed-jobs?sort=overdue',
  'closed jobs, a rare word': '/jobs/closed-jobs?search=zanzibar',
  'closed jobs, a word in every title': '/jobs/closed-jobs?search=a',
  'ongoing jobs, newest': '/jobs/ongoing-jobs?sort=newest',
  'ongoing jobs, most applications': '/jobs/ongoing-jobs?sort=most_applications',
}
/** Of a company's job with the most applications. */
const applicants = (jobId: string) => {
  const list = `/jobs/job-applications?jobId=${jobId}`
  return {
    'applicants, best match': `${list}&sort=match`,
    'applicants, newest': `${list}&sort=newest`,
    'applicants, reply due': `${list}&sort=reply_due`,
    'applicants, by name': `${list}&sort=name`,
    'applicants at a status': `${list}&sort=match&status=in_review`,
    'jobs with applications': '/jobs/applications-jobs?applicationStatus=in_review',
    'counts of applications': '/jobs/applications-count',
  }
}
async function applicantsOf(read: Read, email: string) {
  const jobs = JSON.parse(await read(email, '/jobs/ongoing-jobs?sort=most_applications')) as { data: { _id: string }[] }
  return applicants(jobs.data[0]?._id ?? '')
}

/** What a page of an employer's lists costs where there is a hundred times as much. */
export const measure: Measure = () =>
  onBoth(companies, async (database, read) => {
    const figures: Figure[] = []
    const compare = async (large: Readonly<Record<string, string>>, many: string, small: Readonly<Record<string, string>>, few: string) => {
      for (const [name, path] of Object.entries(large)) {
        const ms = await inTurns([{ large: () => read(many, path), small: () => read(few, small[name] ?? '') }])
        const [most = NaN, least = NaN] = [ms['large'], ms['small']]
        figures.push({
          measure: `${database}: ${name}, 10,000 / 100 (${least.toFixed(1)} ms)`,
          figure: most / least,
          unit: 'times',
          bar: BAR,
        })
      }
    }
    await compare(lists, manyJobs, lists, fewJobs)
    await compare(await applicantsOf(read, manyApplicants), manyApplicants, await applicantsOf(read, fewApplicants), fewApplicants)
    return figures
  })
