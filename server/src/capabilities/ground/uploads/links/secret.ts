import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { linkSecrets } from '#server/capabilities/ground/uploads/tables'
import type { Db } from '#server/platform/database/port'

const NAME = 'links'

async function findSecret(db: Db): Promise<string | null> {
  const [row] = await db.select({ value: linkSecrets.value }).from(linkSecrets).where(eq(linkSecrets.name, NAME))
  return row?.value ?? null
}

/** The secret of 32 random bytes that signs links, kept in the database: whoever first needs it makes it, all others share it. */
export async function linkSecret(db: Db): Promise<string> {
  const found = await findSecret(db)
  if (found !== null) return found
  await db
    .insert(linkSecrets)
    .values({ name: NAME, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const made = await findSecret(db)
  if (made === null) throw new Error('the secret of links vanished from the database')
  return made
}
