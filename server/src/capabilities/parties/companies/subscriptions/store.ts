import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, gt, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Plan } from '@evenshift/contract/model/company/subscription'
import { plusDays } from '@evenshift/contract/days'
import { type EntitlementRow, type PackageRow, entitlements, packages } from '#server/capabilities/parties/companies/subscriptions/tables'
import type { Db } from '#server/platform/database/port'

const viewOf = ({ id, place: _p, liveJobs, interviewInvitations, seats, questions, ...row }: PackageRow): Plan => ({
  ...row,
  _id: id,
  limits: { liveJobs, interviewInvitations, seats, questions },
})

/** Puts in the packages that are missing. */
export async function insertMissing(db: Db, plans: readonly Plan[]): Promise<void> {
  const rows = plans.map(({ _id: id, limits, ...plan }, place) => ({ ...plan, ...limits, id, place }))
  await db.insert(packages).values(rows).onConflictDoNothing()
}

export const listPackages = async (db: Db): Promise<Plan[]> =>
  (await db.select().from(packages).orderBy(asc(packages.place), asc(packages.code))).map(viewOf)

export async function findPackage(db: Db, code: Plan['code']): Promise<Plan> {
  const [row] = await db.select().from(packages).where(eq(packages.code, code))
  if (row === undefined) throw new Error(`there’s no package ${code}`)
  return viewOf(row)
}

export interface HeldPackage extends Plan {
  readonly endsAt: Date | null
  readonly isPaid: boolean
  /** The last payment for it failed. */
  readonly isUnpaid: boolean
}
/** The packages that a company has at this time, one for each time that it has it, and the one that is everybody's. */
export async function packagesOf(db: Db, employerId: string, now: Date): Promise<{ starter: HeldPackage; held: HeldPackage[] }> {
  const isTheirs = and(eq(entitlements.employerId, employerId), or(isNull(entitlements.endsAt), gt(entitlements.endsAt, now)))
  const rows = await db
    .select({ row: packages, entitlement: entitlements })
    .from(packages)
    .leftJoin(entitlements, and(eq(entitlements.package, packages.code), isTheirs))
    .where(or(isNotNull(entitlements.id), eq(packages.code, 'starter')))
    // Of what allows as much, that which is paid for comes first.
    .orderBy(asc(entitlements.paidBy), asc(entitlements.endsAt), asc(entitlements.id))
  const found = rows.map(({ row, entitlement }) => ({
    ...viewOf(row),
    isHeld: entitlement !== null,
    endsAt: entitlement?.endsAt ?? null,
    isPaid: entitlement !== null && entitlement.paidBy !== null,
    isUnpaid: entitlement?.isUnpaid ?? false,
  }))
  const starter = found.find(({ code }) => code === 'starter')
  if (starter === undefined) throw new Error('there’s no starter package')
  return { starter, held: found.filter(({ isHeld }) => isHeld) }
}

/** Gives a company a package from now on: a plan replaces its plan, an addition comes on top. */
export async function insertEntitlement(db: Db, employerId: string, plan: Plan, now: Date): Promise<void> {
  const terms = { package: plan.code, startsAt: now, endsAt: plan.days === null ? null : plusDays(now, plan.days) }
  const insert = db.insert(entitlements).values({ id: uuidv7(), employerId, ...terms })
  await (plan.isAddition
    ? insert
    : insert.onConflictDoUpdate({
        target: entitlements.employerId,
        targetWhere: sql`package <> 'single_post' and paid_by is null`,
        set: terms,
      }))
}

/** What a company has paid for. */
export type PaidPackage = Pick<EntitlementRow, 'package' | 'startsAt' | 'endsAt' | 'isUnpaid'> & { readonly paidBy: string }

interface KeptPaid {
  readonly before: readonly PaidPackage[]
  readonly isChanged: boolean
}
/** Leaves a company all that it has paid for and no more; what staff gave it stays. */
export async function keepPaid(tx: Db, employerId: string, paid: readonly PaidPackage[]): Promise<KeptPaid> {
  const ofCompany = and(eq(entitlements.employerId, employerId), isNotNull(entitlements.paidBy))
  const { package: code, paidBy, startsAt, endsAt, isUnpaid } = entitlements
  const columns = { package: code, paidBy: sql<string>`${paidBy}`, startsAt, endsAt, isUnpaid }
  const before = await tx.select(columns).from(entitlements).where(ofCompany)
  const kept = paid.map((one) => one.paidBy)
  await tx.delete(entitlements).where(and(ofCompany, notInArray(paidBy, kept)))
  for (const one of paid)
    await tx
      .insert(entitlements)
      .values({ id: uuidv7(), employerId, ...one })
      .onConflictDoUpdate({ target: paidBy, set: one })
  const isSame = (one: PaidPackage) => before.some((known) => isDeepStrictEqual(known, one))
  return { before, isChanged: before.length !== paid.length || !paid.every(isSame) }
}

/** Takes all that a company has out of the table, paid for or given. */
export async function eraseEntitlementsOf(tx: Db, employerId: string): Promise<void> {
  await tx.delete(entitlements).where(eq(entitlements.employerId, employerId))
}

/** Companies with a package that is over. */
export const companiesWithEnded = async (db: Db, now: Date, most: number): Promise<string[]> =>
  (await db.selectDistinct({ id: entitlements.employerId }).from(entitlements).where(lte(entitlements.endsAt, now)).limit(most)).map(
    ({ id }) => id,
  )

/** Takes a company's packages that are over out of the table. */
export const takeEnded = (tx: Db, employerId: string, now: Date): Promise<EntitlementRow[]> =>
  tx
    .delete(entitlements)
    .where(and(eq(entitlements.employerId, employerId), lte(entitlements.endsAt, now)))
    .returning()
