import { v7 as uuidv7 } from 'uuid'
import type { AuditAction, AuditSubject } from '@evenshift/contract/states/staff'
import { type ChainEnd, chainStart, firstBroken, linked } from '#server/capabilities/ground/audit/chain'
import { insertRows, lastOf, rowsAfter } from '#server/capabilities/ground/audit/store'
import type { AuditRow } from '#server/capabilities/ground/audit/tables'
import { takeTurn } from '#server/platform/database/locks'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

/** A unit with whoever on the staff works in it. */
export interface StaffUnit extends Unit {
  /** A colleague's email, or the name of the server's own command. */
  readonly by: string
}
/** Whoever works from a shell on the server. */
export const OFFICE_COMMAND = 'Server command'

export interface Recorded {
  readonly action: AuditAction
  readonly subject: { readonly kind: AuditSubject; readonly id: string }
  /** What the person reads of it. */
  readonly reason?: string | null
  /** For the record alone. */
  readonly note?: string | null
}

/** Writes what staff did, in the transaction of what they did, and last in it: all others wait for their turn from here on. */
export async function record({ tx, now, by }: Pick<StaffUnit, 'tx' | 'now' | 'by'>, done: readonly Recorded[]): Promise<void> {
  if (done.length === 0) return
  await takeTurn(tx, 'audit', 'of all')
  let end: ChainEnd = await lastOf(tx)
  const rows: AuditRow[] = []
  for (const { action, subject, reason = null, note = null } of done) {
    const said = { id: uuidv7(), at: now, by, action, subjectKind: subject.kind, subjectId: subject.id, reason, note }
    const row = linked(end, said)
    rows.push(row)
    end = row
  }
  await insertRows(tx, rows)
}

/** Read at once while the chain is checked. */
const BATCH = 1_000

/** Follows the whole chain: how many rows hold and the hash they end with, and the first that does not. */
export async function checkChain(db: Db): Promise<ChainEnd & { readonly broken: AuditRow | null }> {
  let end = chainStart
  for (;;) {
    const rows = await rowsAfter(db, end.position, BATCH)
    const broken = firstBroken(end, rows)
    const held = broken === null ? rows : rows.slice(0, rows.indexOf(broken))
    end = held.at(-1) ?? end
    if (broken !== null || rows.length < BATCH) return { position: end.position, hash: end.hash, broken }
  }
}
