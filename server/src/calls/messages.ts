import type { Message } from '@evenshift/contract/model/application/message'
import { listMessages, messageView } from '#server/capabilities/work/hiring/public'
import type { Db } from '#server/platform/database/port'

interface PageOf {
  readonly page: number
  readonly limit: number
}
/** A page of what was written about an application; each side is named as the reader knows it. */
export async function messagesPage(db: Db, id: string, { page, limit }: PageOf, names: Readonly<Record<Message['from'], string>>) {
  const { rows, total } = await listMessages(db, id, { page, limit })
  return { data: rows.map((row) => messageView(row, names)), pagination: { current: page, pageSize: limit, total } }
}
