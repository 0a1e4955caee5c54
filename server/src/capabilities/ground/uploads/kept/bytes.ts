import { and, eq, inArray } from 'drizzle-orm'
import { type FileRow, type FileState, files } from '#server/capabilities/ground/uploads/tables'
import { lastArrival } from '#server/capabilities/ground/uploads/rules'
import { storedKey, uploadKeyOf } from '#server/capabilities/ground/uploads/names'
import type { Parts } from '#server/http/call/context'

const comingIn: readonly FileState[] = ['open', 'checking']

/** Whether its address may still bring bytes. Those of parts end with the parts. */
const isAddressed = ({ partsId, addressedUntil }: FileRow, now: Date): boolean => partsId === null && lastArrival(addressedUntil) > now

/** The work of `files.erase`: removes bytes and rows of what nobody holds. Safe to run twice. */
export async function eraseFiles({ db, storage, clock }: Pick<Parts, 'db' | 'storage' | 'clock'>, ids: readonly string[]): Promise<void> {
  const now = clock.now()
  const rows = await db
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]))
  const busy = new Set(rows.filter(({ state }) => comingIn.includes(state)).map(({ id }) => id))
  const erased = rows.filter(({ state }) => state === 'erased')
  for (const { id, partsId } of erased) if (partsId !== null) await storage.dropParts(uploadKeyOf(id), partsId)
  const addressed = new Set(rows.filter((row) => isAddressed(row, now)).map(({ id }) => id))
  const done = ids.filter((id) => !busy.has(id))
  for (const id of done) if (addressed.has(id)) await storage.blank(uploadKeyOf(id))
  await storage.remove([
    ...done.filter((id) => !addressed.has(id)).map(uploadKeyOf),
    ...erased.flatMap(({ storedAs }) => (storedAs === null ? [] : [storedKey(storedAs)])),
  ])
  await db.delete(files).where(and(inArray(files.id, [...ids]), eq(files.state, 'erased')))
}
