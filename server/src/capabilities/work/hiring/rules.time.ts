/** The times that an application runs by. */
import { NO_REPLY_GRACE_DAYS } from '@evenshift/contract/constants'
import { datePlus, plusDays } from '@evenshift/contract/days'
import { dayEnd, londonDay } from '@evenshift/contract/london'

/** Days after its start date at which an accepted offer that nobody marked hired is closed. */
export const START_DAYS = 60
/** How long before that both sides are asked. */
export const START_ASKED_DAYS = 14
/** Days in which an employer may take up again what was rejected or closed for want of a reply. */
export const REVIVE_DAYS = 30
export const REMINDERS = 2
/** Months after its end in which an application keeps its text and files, and its employer may read it. */
const KEPT_MONTHS = 9

/** When a reply is due that is promised within so many days from a moment on: the day is said without an hour, so it's theirs to its end. */
export const promisedBy = (from: Date, days: number): Date => dayEnd(datePlus(londonDay(from), days))
/** A reply is due at 23:59, when nobody reads mails: of that one hears at nine on the morning before it, and of a late one on the morning after. */
export const HOURS_REMINDED_BEFORE = 39
export const HOURS_REMINDED_AFTER = 9

/** The last replyBy after which silence has lasted long enough to close an application. */
export const silenceBefore = (now: Date): Date => plusDays(now, -NO_REPLY_GRACE_DAYS)

/** The same time so many months before, or the last day of a month that has no such day. */
export function monthsBefore(at: Date, months: number): Date {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() - months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const before = new Date(at)
  before.setUTCFullYear(year, month, Math.min(at.getUTCDate(), lastDay))
  return before
}
/** What ended at this time or before is not kept any more. */
export const keptSince = (now: Date): Date => monthsBefore(now, KEPT_MONTHS)
