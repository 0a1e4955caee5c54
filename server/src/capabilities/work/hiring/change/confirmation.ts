import { and, eq } from 'drizzle-orm'
import { tabOf } from '@evenshift/contract/states/application/application'
import { findForSeeker } from '#server/capabilities/work/hiring/lists/store.seeker'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { lockApplication, notAllowed, stale } from '#server/capabilities/work/hiring/moves/moves'
import { type ApplicationRow, applications } from '#server/capabilities/work/hiring/tables'
import { type Refusal, refuse } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

/**
 * The seeker says that their application still stands after the change that they read, and the employer is told; said again it stays said and
 * tells no one. Refuses NOT_FOUND, STALE where the job has changed once more, and INVALID_TRANSITION where nothing is left to confirm.
 */
export async function confirmChange(unit: Unit, seekerId: string, id: string, changeId: string): Promise<ApplicationRow | Refusal> {
  const row = await lockApplication(unit, and(eq(applications.id, id), eq(applications.seekerId, seekerId)))
  const own = await findForSeeker(unit.tx, seekerId, id)
  if (row === null || own === null) return refuse('NOT_FOUND')
  if (tabOf(row.status) !== 'live') return notAllowed(row, 'seeker', unit.now)
  const { change } = row
  if (change?._id !== changeId) return stale({ ...row, version: own.seenVersion })
  if (change.confirmedAt !== null) return row
  const confirmed = { ...change, confirmedAt: unit.now.toISOString() }
  await unit.tx.update(applications).set({ change: confirmed }).where(eq(applications.id, id))
  await notify(unit, 'change_confirmed', [row])
  return { ...row, change: confirmed }
}

/** Takes that back, of an application that is held. */
export async function takeBackConfirmation({ tx }: Unit, { id, change }: ApplicationRow): Promise<null> {
  await tx
    .update(applications)
    .set({ change: change && { ...change, confirmedAt: null } })
    .where(eq(applications.id, id))
  return null
}
