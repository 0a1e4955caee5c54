import { createHash } from 'node:crypto'
import type { AuditRow } from '#server/capabilities/ground/audit/tables'

/** The end of a chain: what the next row goes on from. */
export type ChainEnd = Pick<AuditRow, 'position' | 'hash'>
/** Before the first row. */
export const chainStart: ChainEnd = { position: 0, hash: '' }

/** A row's hash covers the one before, so that a row changed or taken out later breaks the chain at the next. */
function hashAfter(before: ChainEnd, row: Omit<AuditRow, 'hash'>): string {
  const { position, id, at, by, action, subjectKind, subjectId, reason, note } = row
  const said = [before.hash, position, id, at.toISOString(), by, action, subjectKind, subjectId, reason, note]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

/** The row that goes on from this end. */
export function linked(before: ChainEnd, row: Omit<AuditRow, 'position' | 'hash'>): AuditRow {
  const placed = { ...row, position: before.position + 1 }
  return { ...placed, hash: hashAfter(before, placed) }
}

/** The first of these rows that does not go on from what is before it; null where all do. */
export function firstBroken(start: ChainEnd, rows: readonly AuditRow[]): AuditRow | null {
  let before = start
  for (const row of rows) {
    if (row.position !== before.position + 1 || row.hash !== hashAfter(before, row)) return row
    before = row
  }
  return null
}
