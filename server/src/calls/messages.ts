import type { Conversation, Message } from '@evenshift/contract/model/application/message'
import { type PageQuery, listPage } from '#server/calls/list-page'
import {
  type ApplicationRow,
  listMessages,
  newestMessages,
  presentMessage,
  pulledOutAmong,
  unreadFrom,
} from '#server/capabilities/work/hiring/public'
import type { Db } from '#server/platform/database/port'

/** A page of what was written about an application; each side is named as the reader knows it. */
export async function messagesPage(db: Db, id: string, query: PageQuery, names: Readonly<Record<Message['from'], string>>) {
  const { rows, total } = await listMessages(db, id, query)
  return listPage(
    rows.map((row) => presentMessage(row, names)),
    query,
    total,
  )
}

/** Rows of an inbox; `from` is the other side, and `known` how the reader knows it. */
export async function conversationsOf(
  db: Db,
  rows: readonly ApplicationRow[],
  from: Message['from'],
  known: (row: ApplicationRow) => Conversation['with'],
): Promise<Conversation[]> {
  const ids = rows.map(({ id }) => id)
  const newest = await newestMessages(db, ids)
  const unread = await unreadFrom(db, from, ids)
  const pulledOut = await pulledOutAmong(db, rows)
  return rows.flatMap((row) => {
    const message = newest.get(row.id)
    if (message === undefined) return []
    return {
      application: row.id,
      job: { _id: row.jobId, title: row.jobTitle },
      with: known(row),
      status: row.status,
      hasPulledOut: pulledOut.has(row.id),
      newest: { from: message.from, text: message.text, createdAt: message.createdAt.toISOString() },
      isUnread: unread.has(row.id),
    }
  })
}
