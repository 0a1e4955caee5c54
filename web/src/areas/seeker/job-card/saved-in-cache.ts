import type { HomeCards } from '@evenshift/contract/model/overview/home'
import type { Job } from '@evenshift/contract/model/job/job'
import type { JobCard } from '@evenshift/contract/model/job/job-card'
import type { MapCode } from '@evenshift/contract/model/job/map'
import type { QueryClient } from '@tanstack/react-query'
import { changeRows } from '#web/shared/paging/change-rows'

type Saving = Pick<Job, 'isSaved' | 'jobcart'>

/** Writes into every list and page that holds this job whether it is saved. */
export function writeSaved(cache: QueryClient, jobId: string, saving: Saving): void {
  const one = <J extends Saving & Pick<Job, '_id'>>(job: J): J => (job._id === jobId ? { ...job, ...saving } : job)
  for (const name of ['searchJobs', 'savedJobs'] as const) changeRows<JobCard>(cache, ['seeker', name], (jobs) => jobs.map(one))
  cache.setQueriesData<readonly MapCode[]>({ queryKey: ['seeker', 'jobMap'] }, (codes) =>
    codes?.map((code) => ({ ...code, best: code.best && one(code.best) })),
  )
  cache.setQueriesData<HomeCards>({ queryKey: ['seeker', 'home'] }, (home) => home && { ...home, recommended: home.recommended.map(one) })
  cache.setQueriesData<Job>({ queryKey: ['seeker', 'openJob'] }, (job) => job && one(job))
}
