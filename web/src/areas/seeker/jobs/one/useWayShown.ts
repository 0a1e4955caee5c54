import type { JobDetail } from '@evenshift/contract/model/application/application'
import type { PricedWay } from '@evenshift/contract/model/job/pay'
import { useState } from 'react'

export interface WayShown {
  /** The job with the way by the chosen means, and what that costs. */
  readonly job: JobDetail
  readonly choose: (mode: PricedWay['mode']) => void
}

/** A job by the seeker's own means, until they choose to see it by others. */
export function useWayShown(job: JobDetail): WayShown {
  const [mode, choose] = useState<PricedWay['mode'] | null>(null)
  const way = job.ways.find((one) => one.mode === mode)
  if (way === undefined) return { job, choose }
  const { fare, ...travel } = way
  return { job: { ...job, payCard: { ...job.payCard, travel, fare } }, choose }
}
