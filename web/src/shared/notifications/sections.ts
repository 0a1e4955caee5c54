import { needsAnswer } from '@evenshift/contract/states/notification-asks'
import { actionOf } from '#web/shared/notifications/row-actions'
import type { Listed, NotificationCalls } from '#web/shared/notifications/useNotifications'
import { dayDate, daysUntil } from '#web/shared/words/dates'
import { words } from '#web/shared/notifications/words'

export interface Section {
  /** "Needs your answer", "Unread", "Yesterday, Mon 23 Nov". */
  readonly title: string
  readonly rows: readonly Listed[]
  /** Its rows are of several days. */
  readonly isMixed: boolean
}

const near: Readonly<Record<number, string>> = { 0: words.today, [-1]: words.yesterday }
function dayTitle(when: string, now: Date): string {
  const word = near[daysUntil(when, now)]
  return word === undefined ? dayDate(when) : `${word}, ${dayDate(when)}`
}

/** By when something has to be done by the end of today, what is late first; the others have no place of their own. */
const dueFirst = (now: Date) => (one: Listed, other: Listed) => {
  const dueOf = (row: Listed) => {
    const due = actionOf(row, now) ? row.about?.dueBy : null
    return due && daysUntil(due, now) <= 0 ? Date.parse(due) : Infinity
  }
  return dueOf(one) === dueOf(other) ? 0 : dueOf(one) - dueOf(other)
}

/** The first to run out first; what has no end comes after it. */
const soonestFirst = (one: Listed, other: Listed) => {
  const endOf = ({ about }: Listed) => (about?.dueBy ? Date.parse(about.dueBy) : Number.MAX_SAFE_INTEGER)
  return endOf(one) - endOf(other)
}

/**
 * To a seeker what needs their answer comes first, read or not. Then unread ones, those that are due among them before the others, then those of
 * each day, in the order in which they come.
 */
export function sectionsOf(rows: readonly Listed[], side: NotificationCalls['side'], now: Date): readonly Section[] {
  const isAsked = ({ type, about }: Listed): boolean => side === 'seeker' && needsAnswer(type, about?.owed ?? [])
  const others = rows.filter((row) => !isAsked(row))
  const unread = others.filter(({ readAt }) => readAt === null)
  const days = new Map<string, Listed[]>()
  for (const row of others) {
    if (row.readAt === null) continue
    const title = dayTitle(row.createdAt, now)
    days.set(title, [...(days.get(title) ?? []), row])
  }
  return [
    { title: words.needsYourAnswer, rows: rows.filter(isAsked).toSorted(soonestFirst), isMixed: true },
    { title: words.unreadLabel, rows: unread.toSorted(dueFirst(now)), isMixed: true },
    ...[...days].map(([title, of]) => ({ title, rows: of, isMixed: false })),
  ].filter((section) => section.rows.length > 0)
}

/** How many applications among the unread have to be answered by the end of today, late ones included; 0 where not all are listed. */
export function dueToday(rows: readonly Listed[], unread: number, now: Date): number {
  const listed = rows.flatMap((row) => [row, ...row.others]).filter(({ readAt }) => readAt === null)
  if (listed.length < unread) return 0
  const due = listed.filter(({ about }) => about?.dueBy && daysUntil(about.dueBy, now) <= 0)
  return new Set(due.map(({ about }) => about?.applicationId)).size
}
