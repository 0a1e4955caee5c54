import { inArray } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { HistoryRow } from '@evenshift/contract/model/application/application'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { teamsOf } from '#server/capabilities/parties/companies/public'
import { applicationHistory, applications } from '#server/capabilities/work/hiring/tables'
import type { Db } from '#server/platform/database/port'
import { publish } from '#server/platform/live/port'

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
  /** What of the job changed, where the row is no move. */
  readonly change?: string
}

/** Writes what happened, in this order, and tells both sides. */
export async function record(tx: Db, rows: readonly HistoryEntry[]): Promise<void> {
  if (rows.length === 0) return
  await tx.insert(applicationHistory).values(rows.map((row) => ({ id: uuidv7(), ...row })))
  await publishMoved(tx, [...new Set(rows.map(({ applicationId }) => applicationId))])
}
/** Tells seekers and everybody in the companies how these applications stand. */
async function publishMoved(tx: Db, ids: readonly string[]): Promise<void> {
  const { id: _id, jobId, status, version, seekerId, employerId } = applications
  const moved = await tx
    .select({ data: { _id, jobId, status, version }, seekerId, employerId })
    .from(applications)
    .where(inArray(_id, [...ids]))
  const teams = await teamsOf(tx, [...new Set(moved.map((row) => row.employerId))])
  await publish(
    tx,
    moved.flatMap(({ data, ...row }) => {
      const team = teams.get(row.employerId)?.map(({ personId }) => personId) ?? []
      return [row.seekerId, ...team].map((personId) => ({ personId, event: 'application' as const, data }))
    }),
  )
}
export const theClock = { by: 'clock', personId: null } as const satisfies Mover
