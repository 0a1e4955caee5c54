import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Plan } from '@evenshift/contract/model/company/subscription'
import { plusDays } from '@evenshift/contract/days'
import { type PackageRow, entitlements, packages } from '#server/capabilities/parties/companies/subscriptions/tables'
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
  if (row === undefined) throw new Error(`there is no package ${code}`)
  return viewOf(row)
}

/** The packages that a company has at this time, one for each time that it has it; the starter's where it has no plan. */
export async function packagesOf(db: Db, employerId: string, now: Date): Promise<{ plan: Plan; additions: Plan[] }> {
  const isHeld = and(eq(entitlements.employerId, employerId), or(isNull(entitlements.endsAt), gt(entitlements.endsAt, now)))
  const rows = await db
    .select({ row: packages, held: isNotNull(entitlements.id).mapWith(Boolean) })
    .from(packages)
    .leftJoin(entitlements, and(eq(entitlements.package, packages.code), isHeld))
    .where(or(isNotNull(entitlements.id), eq(packages.code, 'starter')))
  const held = rows.filter((one) => one.held).map(({ row }) => viewOf(row))
  const starter = rows.find(({ row }) => row.code === 'starter')
  if (starter === undefined) throw new Error('there is no starter package')
  return { plan: held.find(({ isAddition }) => !isAddition) ?? viewOf(starter.row), additions: held.filter(({ isAddition }) => isAddition) }
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
