import type { JobDetail } from '@evenshift/contract/model/application/application'
import { isHeld } from '@evenshift/contract/states/application/application'
import { takesApplications } from '@evenshift/contract/states/job/job'

/** What was agreed, of whoever has the job; null for everyone else. */
export const agreedOffer = ({ application }: Pick<JobDetail, 'application'>) =>
  application && isHeld(application.status) ? application.offer : null

/** What waits for an answer though its advert takes applications no more: an offer outlives its advert; null for everyone else. */
export const outlivingOffer = ({ application, status }: Pick<JobDetail, 'application' | 'status'>) =>
  application?.status === 'offered' && !takesApplications(status) ? application.offer : null

/** Whether it's too late to apply; whoever has the job loses nothing when its advert closes. */
export const isOver = (job: Pick<JobDetail, 'application' | 'status'>): boolean =>
  agreedOffer(job) === null && !takesApplications(job.status)
