import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Plan } from '@evenshift/contract/model/subscription'
import { packageOf } from '#server/capabilities/subscriptions/packages'
import { entitlements } from '#server/capabilities/subscriptions/tables'
import type { Db } from '#server/platform/database/port'

/** The packages that a company has at this time. */
export async function packagesOf(db: Db, employerId: string, now: Date): Promise<Plan[]> {
  const rows = await db
    .select({ code: entitlements.package })
    .from(entitlements)
    .where(and(eq(entitlements.employerId, employerId), or(isNull(entitlements.endsAt), gt(entitlements.endsAt, now))))
  return rows.map(({ code }) => packageOf(code))
}

const DAY_MS = 86_400_000

/** Gives a company a package from now on: a plan replaces its plan, an addition comes on top. */
export async function insertEntitlement(db: Db, employerId: string, plan: Plan, now: Date): Promise<void> {
  const terms = { package: plan.code, startsAt: now, endsAt: plan.days === null ? null : new Date(now.getTime() + plan.days * DAY_MS) }
  const insert = db.insert(entitlements).values({ id: uuidv7(), employerId, ...terms })
  await (plan.isAddition
    ? insert
    : insert.onConflictDoUpdate({ target: entitlements.employerId, targetWhere: sql`package <> 'single_post'`, set: terms }))
}
