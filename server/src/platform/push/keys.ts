import { eq } from 'drizzle-orm'
import webPush from 'web-push'
import type { Db } from '#server/platform/database/port'
import { pushKeys } from '#server/platform/push/tables'

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The product's pair of keys, kept in the database: whichever process starts first makes it, the others share it. */
export async function keptKeys(db: Db): Promise<VapidKeys> {
  await db
    .insert(pushKeys)
    .values({ name: 'vapid', ...webPush.generateVAPIDKeys() })
    .onConflictDoNothing()
  const [row] = await db.select().from(pushKeys).where(eq(pushKeys.name, 'vapid'))
  if (row === undefined) throw new Error('the keys of push messages vanished from the database')
  return { publicKey: row.publicKey, privateKey: row.privateKey }
}
