import type { NotificationAbout } from '@evenshift/contract/model/notification'
import type { NotificationType } from '@evenshift/contract/states/notification'
import { londonDay } from '@evenshift/contract/london'
import { APPLICANT } from '#server/capabilities/ground/notices/named'
import { dayWords } from '#server/capabilities/ground/reference/public'

const reminders: readonly NotificationType[] = ['reply_due_soon', 'reply_overdue']

/** A reminder of a reply that is owed and late says so, whenever it was told; null of any other. */
export function lateReply(type: NotificationType, { job, dueBy, owed }: Pick<NotificationAbout, 'job' | 'dueBy' | 'owed'>, now: Date) {
  if (!reminders.includes(type) || !owed.includes('application') || dueBy === null || new Date(dueBy) > now) return null
  return { title: `${APPLICANT} hasn’t had a reply`, body: `${job}. Due by ${dayWords(londonDay(new Date(dueBy)), now)}.` }
}
