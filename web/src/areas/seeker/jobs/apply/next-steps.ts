import type { Application } from '@evenshift/contract/model/application/application'
import { clockTime, dayDate } from '#web/shared/words/dates'
import type { TimelineStep } from '#web/ui/display/Timeline'

/** What follows an application that was just sent, with its dates. */
export const nextSteps = ({ appliedAt, replyBy, job }: Pick<Application, 'appliedAt' | 'replyBy' | 'job'>): TimelineStep[] => [
  { state: 'done', label: 'Sent', note: `Today, ${clockTime(appliedAt)}` },
  { state: 'now', label: 'They answer', ...(replyBy && { note: `By ${dayDate(replyBy)}` }) },
  { state: 'next', label: 'First shift, if it’s a yes', ...(job.startDate && { note: `From ${dayDate(job.startDate)}` }) },
]
