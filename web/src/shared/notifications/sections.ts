import type { NotificationPage } from '#web/shared/notifications/useNotifications'
import { nearDate } from '#web/shared/words/dates'

type Notification = NotificationPage['data'][number]
export interface Section {
  /** "Unread", "yesterday". */
  readonly title: string
  readonly notifications: readonly Notification[]
}

/** Unread ones first, then those of each day, in the order in which they come. */
export function sectionsOf(notifications: readonly Notification[], now: Date): readonly Section[] {
  const sections = new Map<string, Notification[]>()
  for (const one of notifications) {
    const title = one.readAt === null ? 'Unread' : nearDate(one.createdAt, now)
    sections.set(title, [...(sections.get(title) ?? []), one])
  }
  return [...sections].map(([title, of]) => ({ title, notifications: of }))
}
