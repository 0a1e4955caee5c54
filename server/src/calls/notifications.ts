/** Both sides read their notifications alike: who is asking is all that differs. */
import { type NotificationRow, listOf, markRead, removeOf, unreadNotifications } from '#server/capabilities/ground/notices/public'
import type { Parts } from '#server/http/call/context'
import { type Refusal, refuse } from '#server/http/call/refuse'

export interface Context extends Pick<Parts, 'db' | 'clock'> {
  readonly me: { readonly userId: string }
}
export interface PageQuery {
  readonly page: number
  readonly limit: number
}

const view = <T extends NotificationRow['type']>({ id, title, body, type, link, readAt, createdAt }: NotificationRow) => ({
  _id: id,
  title,
  body,
  // A person's rows are of their own side's types: each writer names the side.
  type: type as T,
  link,
  readAt: readAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

export const notificationCalls = <T extends NotificationRow['type']>() => ({
  notifications: async ({ query: { page, limit } }: { readonly query: PageQuery }, { db, me }: Context) => {
    const { rows, total } = await listOf(db, me.userId, page, limit)
    const unread = await unreadNotifications(db, me.userId)
    return { data: rows.map((row) => view<T>(row)), pagination: { current: page, pageSize: limit, total }, unread }
  },

  deleteNotifications: async (
    { query: { _id } }: { readonly query: { readonly _id?: string | undefined } },
    { db, me }: Context,
  ): Promise<undefined | Refusal> => {
    const gone = await removeOf(db, me.userId, _id ?? null)
    return _id !== undefined && gone === 0 ? refuse('NOT_FOUND') : undefined
  },

  readNotifications: async (
    { body: { _ids } }: { readonly body: { readonly _ids?: readonly string[] | undefined } },
    { db, clock, me }: Context,
  ): Promise<undefined> => {
    await markRead(db, me.userId, _ids ?? null, clock.now())
  },
})
