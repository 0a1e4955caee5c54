/** Both sides read their notifications alike: who is asking is all that differs. */
import { type PageQuery, listPage } from '#server/calls/list-page'
import { type NotificationType, notificationDefaults } from '@evenshift/contract/states/notification'
import {
  type Side,
  choose,
  listOf,
  markRead,
  preferencesOf,
  presentNotification,
  removeNotifications,
  unreadNotifications,
} from '#server/capabilities/ground/notices/public'
import { acceptToken } from '#server/capabilities/ground/push/public'
import type { Parts } from '#server/http/call/context'
import type { Db } from '#server/platform/database/port'
import { type Refusal, refuse, refuseField } from '#server/http/call/refuse'

export interface Context extends Pick<Parts, 'db' | 'clock' | 'push'> {
  readonly me: { readonly userId: string }
}

// A side's preferences are of its own types.
const preferences = async <T extends NotificationType>(db: Db, personId: string, side: Side) =>
  (await preferencesOf(db, personId, side)).map(({ type, ...ways }) => ({ type: type as T, ...ways }))

export interface PreferenceChange {
  readonly preferences: readonly {
    readonly type: NotificationType
    readonly push?: boolean | undefined
    readonly email?: boolean | undefined
  }[]
}

export const notificationCalls = <T extends NotificationType>(side: Side) => ({
  notifications: async ({ query }: { readonly query: PageQuery }, { db, me }: Context) => {
    const { rows, total } = await listOf(db, me.userId, query.page, query.limit)
    const unread = await unreadNotifications(db, me.userId)
    const data = rows.map((row) => presentNotification<T>(row))
    return { ...listPage(data, query, total), unread }
  },

  deleteNotifications: async (
    { query: { _id } }: { readonly query: { readonly _id?: string | undefined } },
    { db, me }: Context,
  ): Promise<undefined | Refusal> => {
    const gone = await removeNotifications(db, me.userId, _id ?? null)
    return _id !== undefined && gone === 0 ? refuse('NOT_FOUND') : undefined
  },

  readNotifications: async (
    { body: { _ids } }: { readonly body: { readonly _ids?: readonly string[] | undefined } },
    { db, clock, me }: Context,
  ): Promise<undefined> => {
    await markRead(db, me.userId, _ids ?? null, clock.now())
  },

  notificationPreferences: async (_input: object, { db, me }: Context) => preferences<T>(db, me.userId, side),

  setNotificationPreferences: async ({ body }: { readonly body: PreferenceChange }, { db, me }: Context) => {
    const locked = body.preferences.findIndex(({ type, email }) => email === false && notificationDefaults[type].locked)
    if (locked >= 0) return refuseField(`preferences.${locked}.email`, 'These emails are always on')
    await choose(db, me.userId, body.preferences)
    return preferences<T>(db, me.userId, side)
  },

  registerPushToken: (
    { body: { webToken } }: { readonly body: { readonly webToken: string } },
    { db, clock, push, me }: Context,
  ): Promise<undefined | Refusal> => acceptToken({ db, push, now: clock.now() }, me.userId, webToken),
})
