import { actionOf } from '#web/shared/notifications/row-actions'
import type { Listed } from '#web/shared/notifications/useNotifications'
import { dayDate, daysUntil } from '#web/shared/words/dates'
import { words } from '#web/shared/notifications/words'

export interface Section {
  /** "Unread", "Yesterday, Mon 23 Nov". */
  readonly title: string
  readonly rows: readonly Listed[]
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

/** Unread ones first, those that are due among them before the others, then those of each day, in the order in which they come. */
export function sectionsOf(rows: readonly Listed[], now: Date): readonly Section[] {
  const sections = new Map<string, Listed[]>()
  for (const row of rows) {
    const title = row.readAt === null ? words.unreadLabel : dayTitle(row.createdAt, now)
    sections.set(title, [...(sections.get(title) ?? []), row])
  }
  return [...sections].map(([title, of]) => ({ title, rows: title === words.unreadLabel ? of.toSorted(dueFirst(now)) : of }))
}

/** How many applications among the unread have to be answered by the end of today, late ones included; 0 where not all are listed. */
export function dueToday(rows: readonly Listed[], unread: number, now: Date): number {
  const listed = rows.flatMap((row) => [row, ...row.others]).filter(({ readAt }) => readAt === null)
  if (listed.length < unread) return 0
  const due = listed.filter(({ about }) => about?.dueBy && daysUntil(about.dueBy, now) <= 0)
  return new Set(due.map(({ about }) => about?.applicationId)).size
}
