import { and, asc, eq, ilike, or, sql } from 'drizzle-orm'
import type { ProfileStatus } from '@evenshift/contract/states/profile/profile'
import { employers as e, members as m } from '#server/capabilities/parties/companies/tables'
import { statusOf } from '#server/capabilities/ground/approval/public'
import type { Db } from '#server/platform/database/port'

interface Asked {
  readonly search?: string | undefined
  readonly status?: ProfileStatus | undefined
  readonly offset: number
  readonly limit: number
}
/** A person of a company with the company's name. */
const columns = {
  userId: m.userId,
  name: m.name,
  email: m.email,
  role: m.role,
  joinedAt: m.joinedAt,
  employerId: e.id,
  companyName: e.companyName,
}

/** Members of companies by a part of a name or email, or by an id, company by company; and how many there are. For staff alone. */
export async function searchMembers(db: Db, { search, status, offset, limit }: Asked) {
  const words = search === undefined ? undefined : `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const isFound =
    words === undefined
      ? undefined
      : or(
          ilike(m.name, words),
          ilike(m.email, words),
          ilike(e.companyName, words),
          sql`${m.userId}::text ilike ${words}`,
          sql`${e.id}::text ilike ${words}`,
        )
  const asked = and(isFound, status === undefined ? undefined : eq(statusOf(m.employerId), status))
  const found = db.select(columns).from(m).innerJoin(e, eq(e.id, m.employerId)).where(asked).as('found')
  const rows = await db
    .select(columns)
    .from(m)
    .innerJoin(e, eq(e.id, m.employerId))
    .where(asked)
    .orderBy(asc(e.companyName), asc(e.id), asc(m.joinedAt), asc(m.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(found) }
}
/** The same for one person of the employer pool; null where they belong to no company. */
export async function memberOf(db: Db, userId: string) {
  const [row] = await db.select(columns).from(m).innerJoin(e, eq(e.id, m.employerId)).where(eq(m.userId, userId))
  return row ?? null
}
export type FoundMember = NonNullable<Awaited<ReturnType<typeof memberOf>>>

/** Companies by a part of their name, or by their id, in order of their names; and how many there are. For staff alone. */
export async function searchCompanies(db: Db, { search, offset, limit }: Omit<Asked, 'status'>) {
  const words = search === undefined ? undefined : `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const asked = words === undefined ? undefined : or(ilike(e.companyName, words), sql`${e.id}::text ilike ${words}`)
  const { id, companyName, city } = e
  const rows = await db
    .select({ id, companyName, city })
    .from(e)
    .where(asked)
    .orderBy(asc(companyName), asc(id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(e, asked) }
}
