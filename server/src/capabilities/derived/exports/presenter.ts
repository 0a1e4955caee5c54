import type { Output } from '@evenshift/contract/call'
import type { seekerPrivacy } from '@evenshift/contract/seeker/privacy'
import { expiryOf, stateAt } from '#server/capabilities/derived/exports/rules'
import type { ExportRow } from '#server/capabilities/derived/exports/tables'
import { fileLinks } from '#server/capabilities/ground/uploads/public'
import type { Db } from '#server/platform/database/port'

type DataExport = Output<typeof seekerPrivacy.requestExport>

/** Archives as their person sees them, each that can be fetched with an address. */
export async function presentExports(db: Db, rows: readonly ExportRow[], now: Date): Promise<DataExport[]> {
  const shown: DataExport[] = []
  for (const row of rows) {
    const state = stateAt(row, now)
    const viewer = { pool: row.pool, userId: row.personId }
    const link = state === 'ready' && row.fileId !== null ? (await fileLinks(db, [row.fileId], viewer, now)).get(row.fileId) : undefined
    shown.push({
      _id: row.id,
      state,
      requestedAt: row.requestedAt.toISOString(),
      readyAt: row.readyAt?.toISOString() ?? null,
      size: row.size,
      url: link?.url ?? null,
      expiresAt: expiryOf(row)?.toISOString() ?? null,
    })
  }
  return shown
}
