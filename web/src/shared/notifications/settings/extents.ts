import { notificationDefaults } from '@evenshift/contract/states/notification'
import type { NotificationGroup } from '@evenshift/contract/states/notification-words'
import type { Choice, Preferences } from '#web/shared/notifications/useNotifications'

/** How much of a group somebody is told besides the app: what everybody is by default, of that what is important, or none. */
export const extents = ['usual', 'important', 'none'] as const
export type Extent = (typeof extents)[number]

/** How all of a group is told to this extent; a mail that is always on stays out of it. */
export const choicesOf = ({ types, important }: NotificationGroup, extent: Extent): readonly Choice[] =>
  types.map((type) => {
    const { push, email, locked } = notificationDefaults[type]
    const isTold = extent === 'usual' || (extent === 'important' && (locked || important.includes(type)))
    return { type, push: isTold && push, ...(!locked && { email: isTold && email }) }
  })

/** The extent that these preferences are; null where somebody chose one by one. */
export const extentOf = (group: NotificationGroup, preferences: readonly Preferences[number][]): Extent | null =>
  extents.find((extent) =>
    choicesOf(group, extent).every(({ type, push, email }) => {
      const now = preferences.find((one) => one.type === type)
      return now?.push === push && (email === undefined || now?.email === email)
    }),
  ) ?? null
