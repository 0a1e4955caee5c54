import { londonDay } from '@evenshift/contract/london'
import type { Home } from '@evenshift/contract/model/overview/home'

/** Work that was accepted and hasn’t begun, the first to start first; today’s is still to come. */
export const startsOf = ({ jobs }: Pick<Home['work'], 'jobs'>, now: Date) => jobs.filter(({ startDate }) => startDate >= londonDay(now))
