import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { daysUntil } from '#web/shared/words/dates'

/** Those whose answer is due by the end of today in London, late ones included; a rejection on its way is an answer. */
export const waitingToday = (applications: readonly EmployerApplication[], now: Date): readonly EmployerApplication[] =>
  applications.filter(({ replyBy, pendingRejection }) => replyBy !== null && !pendingRejection && daysUntil(replyBy, now) <= 0)
