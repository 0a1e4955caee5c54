import type { JobSort } from '@evenshift/contract/states/employer-lists'

export interface ListedJob {
  readonly id: string
  readonly createdAt: Date
  readonly closingDate: string | null
  readonly applications: number
  readonly overdue: number
}
type Order = (a: ListedJob, b: ListedJob) => number

const newest: Order = (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id.localeCompare(a.id)
/** Jobs without a last day come last. */
const closing: Order = (a, b) => (a.closingDate ?? '9999').localeCompare(b.closingDate ?? '9999')
const orders: Readonly<Record<JobSort, Order>> = {
  newest,
  closing,
  most_applications: (a, b) => b.applications - a.applications,
  overdue: (a, b) => b.overdue - a.overdue,
}

/** In this order; what is equal in it, newest first. */
export const sortJobs = (jobs: readonly ListedJob[], sort: JobSort): ListedJob[] =>
  jobs.toSorted((a, b) => orders[sort](a, b) || newest(a, b))
