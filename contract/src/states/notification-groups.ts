/** Kinds of which several about one job on one day can be told as one, and how that is said. Imports nothing but the types. */
import type { NotificationType } from '#contract/states/notification'

type Title = (count: number, job: string) => string
const replies = (count: number): string => (count === 1 ? '1 reply' : `${count} replies`)
export const groupTitles: Readonly<Partial<Record<NotificationType, Title>>> = {
  // to a seeker
  job_changed: (count, job) => `${count} changes to ${job}`,
  // to everyone in a company
  new_application: (count, job) => `${count} new applicants for ${job}`,
  reply_due_soon: (count, job) => `${replies(count)} due soon: ${job}`,
  reply_overdue: (count, job) => `${replies(count)} late: ${job}`,
  interview_submitted: (count, job) => `${count} interviews received: ${job}`,
  interview_lapsed: (count, job) => `${count} interviews missed: ${job}`,
  interview_extension_asked: (count, job) => `${count} people need more time: ${job}`,
  interview_adjustment_asked: (count, job) => `${count} interview requests: ${job}`,
  offer_question: (count, job) => `${count} offer questions: ${job}`,
  offer_accepted: (count, job) => `${count} offers accepted: ${job}`,
  offer_declined: (count, job) => `${count} offers declined: ${job}`,
  offer_expired: (count, job) => `${count} offers expired: ${job}`,
  change_confirmed: (count, job) => `${count} people can still do it: ${job}`,
  pulled_out: (count, job) => `${count} people have pulled out: ${job}`,
  application_withdrawn: (count, job) => `${count} applicants withdrew: ${job}`,
  // to either
  message_received: (count, job) => `${count} new messages: ${job}`,
}

/** Reminders count what is still owed; once nothing of them is, they are told as over. */
const overTitles: typeof groupTitles = {
  reply_due_soon: (count, job) => `${replies(count)} no longer due: ${job}`,
  reply_overdue: (count, job) => `${replies(count)} no longer due: ${job}`,
}
/** How `all` of a kind are told together of which so many are `owed`; undefined of a kind that is always told alone. */
export function groupTitle(type: NotificationType, all: number, owed: number, job: string): string | undefined {
  const over = overTitles[type]
  if (over !== undefined && owed === 0) return over(all, job)
  return groupTitles[type]?.(over === undefined ? all : owed, job)
}
