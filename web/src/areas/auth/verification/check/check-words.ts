import type { Employer } from '@evenshift/contract/model/company/employer'
import { clockTime, dayDate, nearDate } from '#web/shared/words/dates'

/** "You’ll hear from us by Wed 25 Nov, 12:00. Sent today at 07:14." */
export const checkWords = (check: Employer['check'], now: Date): string =>
  check === null
    ? 'You’ll hear from us soon.'
    : `You’ll hear from us by ${dayDate(check.dueAt)}, ${clockTime(check.dueAt)}. Sent ${nearDate(check.sentAt, now)} at ${clockTime(check.sentAt)}.`
