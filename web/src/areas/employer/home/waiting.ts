import { londonHour } from '@evenshift/contract/london'
import type { EmployerApplication } from '@evenshift/contract/model/employer-application'
import { daysUntil } from '#web/shared/words/dates'

/** "Good morning, Jo", by the clock in London. */
export function greeting(now: Date, contactName: string): string {
  const hour = londonHour(now)
  const time = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  const [first] = contactName.trim().split(/\s+/)
  return first ? `Good ${time}, ${first}` : `Good ${time}`
}

/** Those whose answer is due by the end of today in London, late ones included; a rejection on its way is an answer. */
export const waitingToday = (applications: readonly EmployerApplication[], now: Date): readonly EmployerApplication[] =>
  applications.filter(({ replyBy, pendingRejection }) => replyBy !== null && !pendingRejection && daysUntil(replyBy, now) <= 0)
