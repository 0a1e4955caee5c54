import { londonDay } from '@evenshift/contract/london'
import type { Home } from '@evenshift/contract/model/overview/home'

/** Work that was accepted and hasn’t begun, the first to start first; today’s is still to come. */
export const startsOf = ({ jobs }: Pick<Home['work'], 'jobs'>, now: Date) => jobs.filter(({ startDate }) => startDate >= londonDay(now))

/** Whether they have that job already: of its meeting no answer is needed. */
export const isTheirs = ({ jobs }: Pick<Home['work'], 'jobs'>, applicationId: string): boolean =>
  jobs.some((job) => job.applicationId === applicationId)
