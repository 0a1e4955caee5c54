/** What a seeker is told of who looks at what they sent, while they wait for an answer. */
import { isOpen } from '@evenshift/contract/states/application/application'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { recordFileView, recordView } from '#server/capabilities/work/hiring/lists/store.views'
import type { OnView } from '#server/capabilities/ground/uploads/public'
import type { Unit } from '#server/platform/queue/port'

/** A member opens an application; of the first time its seeker is told. */
export async function viewApplication(unit: Unit, row: ApplicationRow, viewerId: string): Promise<void> {
  const isFirst = await recordView(unit.tx, row, viewerId, unit.now)
  if (isFirst && isOpen(row.status)) await notify(unit, 'viewed', [row])
}

/** A member opens a document; of the company's first time its seeker is told, once however many applications it came with. */
export const viewDocument: OnView = async (unit, { id, fileName, purpose }, employerId) => {
  if (purpose !== 'document') return
  const first = await recordFileView(unit.tx, employerId, id, unit.now)
  await notify(unit, 'document_viewed', first.filter(({ status }) => isOpen(status)).slice(0, 1), fileName)
}
