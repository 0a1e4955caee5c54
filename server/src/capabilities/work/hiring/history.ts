import { inArray } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { HistoryRow } from '@evenshift/contract/model/application/application'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { teamsOf } from '#server/capabilities/parties/companies/public'
import { readAbout } from '#server/capabilities/ground/notices/public'
import { type ApplicationRow, applicationHistory, applications } from '#server/capabilities/work/hiring/tables'
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
  /** What became of a meeting, where the row is no move. */
  readonly meeting?: string
  /** What became of new times for an agreed shift, where the row is no move. */
  readonly times?: string
}

/** Writes what happened, in this order, and tells both sides. What a side was told of an application that it moves itself is read; of one that is withdrawn, by both. */
export async function record(tx: Db, rows: readonly HistoryEntry[]): Promise<void> {
  if (rows.length === 0) return
  await tx.insert(applicationHistory).values(rows.map((row) => ({ id: uuidv7(), ...row })))
  const known = await publishMoved(tx, [...new Set(rows.map(({ applicationId }) => applicationId))])
  for (const { by, applicationId, status, at, change } of rows) {
    const its = known.find(({ row }) => row.id === applicationId)
    // Of what was just sent nobody was told anything yet.
    if (its === undefined || by === 'clock' || change !== undefined || status === 'applied') continue
    const own = by === 'seeker' ? [its.row.seekerId] : its.team
    await readAbout(tx, status === 'withdrawn' ? [its.row.seekerId, ...its.team] : own, [applicationId], at)
  }
}
type Told = Pick<ApplicationRow, 'id' | 'jobId' | 'status' | 'version' | 'employerId'>
/** Each with everybody in its company. */
async function withTeams<T extends Told>(tx: Db, rows: readonly T[]) {
  const teams = await teamsOf(tx, [...new Set(rows.map(({ employerId }) => employerId))])
  return rows.map((row) => {
    const { id: _id, jobId, status, version } = row
    const team = teams.get(row.employerId)?.map(({ personId }) => personId) ?? []
    return { row, team, told: { event: 'application' as const, data: { _id, jobId, status, version } } }
  })
}

/** Tells seekers and everybody in the companies how these applications stand. */
async function publishMoved(tx: Db, ids: readonly string[]) {
  const { id, jobId, status, version, seekerId, employerId } = applications
  const moved = await tx
    .select({ id, jobId, status, version, seekerId, employerId })
    .from(applications)
    .where(inArray(id, [...ids]))
  const known = await withTeams(tx, moved)
  await publish(
    tx,
    known.flatMap(({ row, team, told }) => [row.seekerId, ...team].map((personId) => ({ personId, ...told }))),
  )
  return known
}

/** Tells everybody in its company, and nobody else, how an application stands: of what waits for the hour its seeker learns nothing. */
export async function publishToTeam(tx: Db, row: ApplicationRow): Promise<void> {
  const known = await withTeams(tx, [row])
  await publish(
    tx,
    known.flatMap(({ team, told }) => team.map((personId) => ({ personId, ...told }))),
  )
}
export const theClock = { by: 'clock', personId: null } as const satisfies Mover
