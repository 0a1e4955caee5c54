import type { Message } from '@evenshift/contract/model/application/message'
import { type PageQuery, listPage } from '#server/calls/list-page'
import { listMessages, presentMessage } from '#server/capabilities/work/hiring/public'
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
