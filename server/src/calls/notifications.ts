/** Both sides read their notifications alike: who is asking is all that differs. */
import { listPage } from '#server/calls/list-page'
import type { NotificationAbout } from '@evenshift/contract/model/notification'
import { type NotificationType, notificationDefaults } from '@evenshift/contract/states/notification'
import {
  type ListQuery,
  type Side,
  choose,
  listOf,
  markRead,
  newestOf,
  preferencesOf,
  presentListed,
  removeNotifications,
  restoreNotifications,
  unreadNotifications,
} from '#server/capabilities/ground/notices/public'
import { acceptToken } from '#server/capabilities/ground/push/public'
import type { Parts } from '#server/http/call/context'
import type { Db } from '#server/platform/database/port'
import { type Refusal, isRefusal, refuseField } from '#server/http/call/refuse'

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

/** These, or all up to one, or all. */
export interface Asked {
  readonly _ids?: readonly string[] | undefined
  readonly upTo?: string | undefined
}
const whichOf = ({ _ids: ids, upTo }: Asked) => (ids !== undefined ? { ids } : upTo !== undefined ? { upTo } : 'all')

/** `aboutOf` says of these applications what whoever asks may know of them. */
export const notificationCalls = <T extends NotificationType, C extends Context>(
  side: Side,
  aboutOf: (context: C, applicationIds: readonly string[]) => Promise<ReadonlyMap<string, NotificationAbout>>,
) => ({
  notifications: async ({ query }: { readonly query: ListQuery }, context: C) => {
    const { db, me } = context
    const [newest, unread] = [await newestOf(db, me.userId), await unreadNotifications(db, me.userId)]
    const { rows, total } = await listOf(db, me.userId, query)
    const about = await aboutOf(context, [...new Set(rows.flat().flatMap(({ applicationId }) => applicationId ?? []))])
    const data = rows.map((row) => presentListed<T>(row, about))
    return { ...listPage(data, query, total), unread, newest }
  },

  deleteNotifications: async (
    { query: { _id } }: { readonly query: { readonly _id?: string | undefined } },
    { db, clock, me }: Context,
  ): Promise<undefined | Refusal> => {
    const removed = await removeNotifications(db, me.userId, _id === undefined ? 'all' : { ids: [_id] }, clock.now())
    return _id !== undefined && isRefusal(removed) ? removed : undefined
  },

  removeNotifications: ({ body }: { readonly body: Asked }, { db, clock, me }: Context) =>
    removeNotifications(db, me.userId, whichOf(body), clock.now()),

  restoreNotifications: ({ body: { removal } }: { readonly body: { readonly removal: string } }, { db, clock, me }: Context) =>
    restoreNotifications(db, me.userId, removal, clock.now()),

  readNotifications: async ({ body }: { readonly body: Asked }, { db, clock, me }: Context): Promise<undefined> => {
    await markRead(db, me.userId, whichOf(body), clock.now())
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
