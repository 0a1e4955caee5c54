import { eq } from 'drizzle-orm'
import { findEmployer, holdEmployer } from '#server/capabilities/parties/companies/store'
import { employers } from '#server/capabilities/parties/companies/tables'
import { claimUpload, releaseFiles } from '#server/capabilities/ground/uploads/public'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

interface Changing {
  readonly employerId: string
  readonly userId: string
  /** The finished upload; null shows none from now on. */
  readonly key: string | null
}

/** Shows another welcome video, or none; the bytes of the one before go. Refuses NOT_FOUND and at `key`. */
export async function changeWelcome(unit: Unit, { employerId, userId, key }: Changing): Promise<Refusal | null> {
  const { tx, now: updatedAt } = unit
  const company = await holdEmployer(tx, employerId)
  if (company === null) return refuse('NOT_FOUND')
  const claimed = { pool: 'employer', ownerId: userId, purpose: 'welcome', field: 'key' } as const
  const file = key === null ? null : await claimUpload(unit, { key, ...claimed })
  if (isRefusal(file)) return file
  await tx
    .update(employers)
    .set({ welcomeId: file?.id ?? null, updatedAt })
    .where(eq(employers.id, employerId))
  if (company.welcomeId !== null) await releaseFiles(unit, [company.welcomeId])
  return null
}

/** The file of a company's welcome video; null where it has none. */
export const welcomeFileOf = async (db: Db, employerId: string): Promise<string | null> =>
  (await findEmployer(db, employerId))?.welcomeId ?? null

/** The company that shows this file as its welcome; null where none does. */
export async function companyWelcoming(db: Db, fileId: string): Promise<string | null> {
  const [row] = await db.select({ id: employers.id }).from(employers).where(eq(employers.welcomeId, fileId))
  return row?.id ?? null
}
