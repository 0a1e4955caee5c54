import { v7 as uuidv7 } from 'uuid'
import type { HistoryRow } from '@evenshift/contract/model/application/application'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { applicationHistory } from '#server/capabilities/work/hiring/tables'
import type { Db } from '#server/platform/database/port'

export interface Mover {
  readonly by: HistoryRow['by']
  /** null for the clock. */
  readonly personId: string | null
}
export interface HistoryEntry extends Mover {
  readonly applicationId: string
  readonly status: ApplicationStatus
  readonly at: Date
  readonly reason: HistoryRow['reason']
  readonly message: string | null
}

/** Writes what happened, in this order. */
export async function record(tx: Db, rows: readonly HistoryEntry[]): Promise<void> {
  if (rows.length > 0) await tx.insert(applicationHistory).values(rows.map((row) => ({ id: uuidv7(), ...row })))
}
export const theClock = { by: 'clock', personId: null } as const satisfies Mover
