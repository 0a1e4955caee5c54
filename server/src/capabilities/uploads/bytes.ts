import { and, eq, inArray } from 'drizzle-orm'
import { incomingKey, storedKey } from '#server/capabilities/uploads/names'
import { type FileState, files } from '#server/capabilities/uploads/tables'
import type { Parts } from '#server/http/context'

const comingIn: readonly FileState[] = ['open', 'checking']

/** Removes the bytes of erased files, then their rows; of every other file that is in, what came to its old address once more. */
export async function eraseBytes({ db, storage }: Pick<Parts, 'db' | 'storage'>, ids: readonly string[]): Promise<void> {
  const rows = await db
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]))
  const busy = new Set(rows.filter(({ state }) => comingIn.includes(state)).map(({ id }) => id))
  const erased = rows.filter(({ state }) => state === 'erased')
  for (const { id, partsId } of erased) if (partsId !== null) await storage.dropParts(incomingKey(id), partsId)
  await storage.remove([
    ...ids.filter((id) => !busy.has(id)).map(incomingKey),
    ...erased.flatMap(({ storedAs }) => (storedAs === null ? [] : [storedKey(storedAs)])),
  ])
  await db.delete(files).where(and(inArray(files.id, [...ids]), eq(files.state, 'erased')))
}
