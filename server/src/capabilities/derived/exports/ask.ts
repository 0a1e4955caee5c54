import { v7 as uuidv7 } from 'uuid'
import { failOverdue, findQueued, insertQueued, deleteOf } from '#server/capabilities/derived/exports/store'
import type { ExportRow } from '#server/capabilities/derived/exports/tables'
import { releaseFiles } from '#server/capabilities/ground/uploads/public'
import type { Unit } from '#server/platform/queue/port'

type Asking = Pick<ExportRow, 'pool' | 'personId'>

/** Has an archive made by the queue; while one is in the making, asking again answers that one. */
export async function askForExport({ tx, queue, now }: Unit, asking: Asking): Promise<ExportRow> {
  const { personId } = asking
  await failOverdue(tx, now, personId)
  const id = uuidv7()
  if (await insertQueued(tx, { id, ...asking, requestedAt: now })) await queue.send(tx, 'export.make', { exportId: id })
  const row = await findQueued(tx, { personId })
  if (row === null) throw new Error('an export was neither made nor found')
  return row
}

/** Every archive of a person, with its bytes. */
export async function eraseExportsOf(unit: Unit, personId: string): Promise<void> {
  await releaseFiles(unit, await deleteOf(unit.tx, personId))
}
