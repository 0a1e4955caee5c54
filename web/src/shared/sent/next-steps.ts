import { firstOn } from '@evenshift/contract/days'
import type { Application } from '@evenshift/contract/model/application/application'
import { clockTime, dayDate } from '#web/shared/words/dates'
import { words } from '#web/shared/sent/words'

export interface NextStep {
  readonly state: 'done' | 'now' | 'next'
  readonly when: string | null
  readonly label: string
  readonly text: string
}

/** What follows an application that was just sent, with its dates. */
export const nextSteps = ({ appliedAt, replyBy, job }: Pick<Application, 'appliedAt' | 'replyBy' | 'job'>): NextStep[] => [
  { state: 'done', when: words.today(clockTime(appliedAt)), label: words.sent, text: words.canWithdrawAnyTime },
  { state: 'now', when: replyBy && words.by(dayDate(replyBy)), label: words.replies(job.employerName), text: words.replyOrWeClose },
  {
    state: 'next',
    when: job.startDate && words.from(dayDate(firstOn(job.shifts, job.startDate))),
    label: words.firstShiftIfYes,
    text: words.twoDaysToDecide,
  },
]
