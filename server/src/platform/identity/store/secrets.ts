import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Pool } from '@evenshift/contract/call'
import type { Db } from '#server/platform/database/port'
import { poolTables } from '#server/platform/identity/store/tables'

/** The pool's secret of 32 random bytes, kept in the database: whichever process starts first makes it, the others share it. */
export async function poolSecret(db: Db, pool: Pool): Promise<string> {
  const { secret } = poolTables[pool]
  await db
    .insert(secret)
    .values({ name: 'pool', value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select({ value: secret.value }).from(secret).where(eq(secret.name, 'pool'))
  if (row === undefined) throw new Error(`the secret of the ${pool} pool vanished from the database`)
  return row.value
}
