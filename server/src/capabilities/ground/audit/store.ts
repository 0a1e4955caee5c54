import { and, asc, count, desc, eq, gt, gte, ne, notInArray } from 'drizzle-orm'
import type { AuditAction } from '@evenshift/contract/states/staff'
import { type ChainEnd, chainStart } from '#server/capabilities/ground/audit/chain'
import { type AuditRow, audit as a } from '#server/capabilities/ground/audit/tables'
import type { Db } from '#server/platform/database/port'

export async function lastOf(db: Db): Promise<ChainEnd> {
  const [row] = await db.select({ position: a.position, hash: a.hash }).from(a).orderBy(desc(a.position)).limit(1)
  return row ?? chainStart
}
export async function insertRows(tx: Db, rows: readonly AuditRow[]): Promise<void> {
  await tx.insert(a).values([...rows])
}
/** The next rows of the chain after this place in it. */
export const rowsAfter = (db: Db, position: number, most: number): Promise<AuditRow[]> =>
  db.select().from(a).where(gt(a.position, position)).orderBy(asc(a.position)).limit(most)

interface AuditQuery {
  readonly page: number
  readonly limit: number
  readonly subjectId?: string | undefined
  readonly action?: AuditAction | undefined
}
/** A page of the audit, the newest first, and how many rows there are. */
export async function listAudit(db: Db, { page, limit, subjectId, action }: AuditQuery): Promise<{ rows: AuditRow[]; total: number }> {
  const asked = and(
    subjectId === undefined ? undefined : eq(a.subjectId, subjectId),
    action === undefined ? undefined : eq(a.action, action),
  )
  const rows = await db
    .select()
    .from(a)
    .where(asked)
    .orderBy(desc(a.position))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(a, asked) }
}

/** What was decided about one subject, the oldest first. */
export const decisionsAbout = (db: Db, subjectId: string): Promise<AuditRow[]> =>
  db
    .select()
    .from(a)
    .where(and(eq(a.subjectId, subjectId), ne(a.action, 'look')))
    .orderBy(asc(a.position))

/** As many looks as a screen shows. */
const LOOKS_MOST = 20
/** Who looked at one subject, the newest first. */
export const looksAt = (db: Db, subjectId: string): Promise<AuditRow[]> =>
  db
    .select()
    .from(a)
    .where(and(eq(a.subjectId, subjectId), eq(a.action, 'look')))
    .orderBy(desc(a.position))
    .limit(LOOKS_MOST)

/** How much was decided since then: not what was looked at, nor what colleagues did among themselves. */
export async function decisionsSince(db: Db, since: Date): Promise<number> {
  const isDecision = notInArray(a.action, ['look', 'invite', 'change_role', 'let_go'])
  const [row] = await db
    .select({ number: count() })
    .from(a)
    .where(and(gte(a.at, since), isDecision))
  return row?.number ?? 0
}
