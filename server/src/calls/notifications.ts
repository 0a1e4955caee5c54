/** Both sides read their notifications alike: who is asking is all that differs. */
import { listPage } from '#server/calls/list-page'
import type { QuietHours } from '@evenshift/contract/model/notification'
import { answeredTypes, needsAnswer } from '@evenshift/contract/states/notification-asks'
import { type NotificationType, notificationDefaults } from '@evenshift/contract/states/notification'
import {
  type ListQuery,
  type Side,
  type Told,
  aboutApplications,
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
import { acceptToken, deviceLabel, listDevices, quietHoursOf, setQuietHours, turnOff } from '#server/capabilities/ground/push/public'
import type { Caller, RequestContext } from '#server/http/call/context'
import type { Db } from '#server/platform/database/port'
import { type Refusal, isRefusal, refuse, refuseField } from '#server/http/call/refuse'

export interface Context extends Pick<RequestContext, 'db' | 'clock' | 'push' | 'userAgent'> {
  readonly me: Pick<Caller, 'userId' | 'sessionId'>
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

/** These, or all up to one, or of one application, or all. */
export interface Asked {
  readonly _ids?: readonly string[] | undefined
  readonly upTo?: string | undefined
  readonly applicationId?: string | undefined
}
function whichOf({ _ids: ids, upTo, applicationId }: Asked) {
  if (ids !== undefined) return { ids }
  if (upTo !== undefined) return { upTo }
  return applicationId !== undefined ? { applicationId } : 'all'
}

/** `aboutOf` says of these applications what whoever asks may know of them. */
export const notificationCalls = <T extends NotificationType, C extends Context>(
  side: Side,
  aboutOf: (context: C, applicationIds: readonly string[]) => Promise<ReadonlyMap<string, Told>>,
) => ({
  notifications: async ({ query }: { readonly query: ListQuery }, context: C) => {
    const { db, me, clock } = context
    const [newest, unread] = [await newestOf(db, me.userId), await unreadNotifications(db, me.userId)]
    // What a seeker still has to answer stands before all else, on whatever page it would be.
    const asking = side === 'jobseeker' ? await aboutApplications(db, me.userId, answeredTypes) : []
    const asked = await aboutOf(context, [...new Set(asking.map(({ applicationId }) => applicationId))])
    const first = asking.filter(({ type, applicationId }) => needsAnswer(type, asked.get(applicationId)?.owed ?? []))
    const { rows, total } = await listOf(
      db,
      me.userId,
      query,
      first.map(({ id }) => id),
    )
    const others = rows.flat().flatMap(({ applicationId }) => (applicationId === null || asked.has(applicationId) ? [] : [applicationId]))
    const about = new Map([...asked, ...(await aboutOf(context, [...new Set(others)]))])
    const data = rows.map((row) => presentListed<T>(row, about, clock.now()))
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

  quietHours: (_input: object, { db, me }: Context) => quietHoursOf(db, me.userId),

  setQuietHours: async ({ body }: { readonly body: QuietHours }, { db, me }: Context) => {
    await setQuietHours(db, me.userId, body)
    return quietHoursOf(db, me.userId)
  },

  pushDevices: (_input: object, { db, me }: Context) => listDevices(db, me.userId, me.sessionId),

  turnOffDevice: async (
    { params: { id } }: { readonly params: { readonly id: string } },
    { db, clock, me }: Context,
  ): Promise<undefined | Refusal> => ((await turnOff(db, me.userId, id, clock.now())) ? undefined : refuse('NOT_FOUND')),

  registerPushToken: (
    { body: { webToken, isAsked = false } }: { readonly body: { readonly webToken: string; readonly isAsked?: boolean | undefined } },
    { db, clock, push, me, userAgent }: Context,
  ): Promise<undefined | Refusal> => {
    const registering = { personId: me.userId, sessionId: me.sessionId, label: deviceLabel(userAgent), isAsked }
    return acceptToken({ db, push, now: clock.now() }, registering, webToken)
  },
})
